import { number, sayPick, score, showTeams } from './matches.js';

const STEPS = 12;
const STEP_MS = 600;
const LAST = 90;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Plays the matches of a placed slip in steps, then says of each pick whether it was right. */
export async function playOut(root, slip, texts) {
  const rows = slip.picks.map((played) => createRow(played, texts));
  root.replaceChildren(...rows.map(({ root: row }) => row));
  for (const row of rows) row.showAt(0);
  root.scrollIntoView({ block: 'nearest' });
  for (let step = 0; step < STEPS && !still.matches; step += 1) {
    for (const row of rows) row.showAt(step / STEPS);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  for (const row of rows) row.end();
}

function createRow(played, texts) {
  const root = document.createElement('li');
  const teams = document.createElement('b');
  const state = document.createElement('span');
  const pick = document.createElement('span');
  const result = document.createElement('span');
  result.className = 'result';
  showTeams(teams, played);
  pick.textContent = sayPick(texts, played, played.pick);
  root.append(teams, state, pick, result);
  const show = (minute) => {
    const fallen = played.goals.filter((goal) => goal.minute <= minute);
    const ofHome = fallen.filter(({ side }) => side === 'HOME').length;
    const goals = score(played.homeScore + ofHome, played.awayScore + fallen.length - ofHome);
    state.textContent = `${goals} · ${number(minute)}′`;
  };
  return {
    root,
    showAt: (share) => show(played.minute + Math.floor((LAST - played.minute) * share)),
    end() {
      show(LAST);
      root.dataset.won = String(played.won);
      result.textContent = `${played.won ? '✓' : '✗'} ${played.won ? texts.pickWon : texts.pickLost}`;
    },
  };
}
