import { make } from '../elements.js';
import { isStill, pause } from '../motion.js';
import { number } from '../texts.js';
import { sayPick, score, showTeams } from './matches.js';

const STEPS = 12;
const STEP_MS = 600;

/** Plays the matches of a placed slip in steps, then says of each pick whether it was right. */
export async function playOut(root, slip, { minutes, texts }) {
  const rows = slip.picks.map((played) => createRow(played, { minutes, texts }));
  root.replaceChildren(...rows.map(({ root: row }) => row));
  for (const row of rows) row.showAt(0);
  root.scrollIntoView({ block: 'nearest' });
  for (let step = 0; step < STEPS && !isStill(); step += 1) {
    for (const row of rows) row.showAt(step / STEPS);
    await pause(STEP_MS);
  }
  for (const row of rows) row.end();
}

function createRow(played, { minutes, texts }) {
  const teams = make('b');
  const state = make('span');
  const pick = make('span', { textContent: sayPick(texts, played, played.pick) });
  const result = make('span', { className: 'result' });
  const root = make('li', {}, teams, state, pick, result);
  showTeams(teams, played);
  const show = (minute) => {
    const fallen = played.goals.filter((goal) => goal.minute <= minute);
    const ofHome = fallen.filter(({ side }) => side === 'HOME').length;
    const goals = score(played.homeScore + ofHome, played.awayScore + fallen.length - ofHome);
    state.textContent = `${goals} · ${number(minute)}′`;
  };
  return {
    root,
    showAt: (share) => show(played.minute + Math.floor((minutes - played.minute) * share)),
    end() {
      show(minutes);
      root.dataset.won = String(played.won);
      result.textContent = `${played.won ? '✓' : '✗'} ${played.won ? texts.pickWon : texts.pickLost}`;
    },
  };
}
