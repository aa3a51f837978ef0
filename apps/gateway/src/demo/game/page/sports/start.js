import { createBetting } from '../betting.js';
import { make, makeRules } from '../elements.js';
import { ask, readOf } from '../gateway.js';
import { fill } from '../texts.js';
import { createMatches } from './matches.js';
import { playOut } from './playOut.js';
import { createSlip } from './slip.js';

const AGAIN_MS = 5_000;

export const noteOn = (_game, texts) => texts.virtual;

/** Starts the sports page. Returns what gets the focus first. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const { token, language } = game;
  const results = make('ul', { className: 'results' });
  const { mostPicks: most, highestOdds, minutes } = game.slipRules;
  const slip = createSlip(shell, {
    most,
    quote: (body) => ask('POST', '/wps/play/quote', { token, language, body }),
    onChange() {
      matches.mark();
      showButton();
    },
  });
  const matches = createMatches(texts, {
    isPicked: (matchId, pick) => slip.has(matchId, pick),
    onPick(match, offer) {
      results.replaceChildren();
      slip.toggle(match, offer);
    },
  });
  const reach = createReach();
  const waiting = make('p', { textContent: texts.matchesLoading });
  waiting.setAttribute('role', 'status');
  shell.table.append(waiting, matches.root);
  shell.table.after(reach);
  matches.root.hidden = true;
  const controls = playButton.closest('.controls');
  controls.prepend(slip.root);
  playButton.parentElement.before(results);
  const ruleTypes = fill(texts.ruleTypes, { most, highest: Number(highestOdds) });
  shell.more.append(makeRules(texts.sportsRules, [texts.ruleOdds, ruleTypes]));
  showButton();
  read();

  const place = createBetting(game, shell, {
    path: '/wps/play/slip',
    readBet() {
      if (slip.size() > 0 && slip.isOpen()) return slip.body();
      shell.showOutcome(slip.size() > 0 ? texts.slipClosed : texts.slipEmpty);
      return null;
    },
    texts: { ready: texts.slipReady, busy: texts.slipBusy, unknown: texts.slipUnknown },
    refusals: { STATE_CONFLICT: texts.oddsMoved },
    async during(answer) {
      results.replaceChildren();
      const placed = await answer;
      // The slip makes room for its matches, which are to be seen without scrolling.
      controls.toggleAttribute('data-playing', true);
      await playOut(results, placed, { minutes, texts });
      controls.toggleAttribute('data-playing', false);
    },
    onRefused: () => slip.ask(),
    showResult({ win }) {
      slip.clear();
      shell.showWin(win);
      // The slip is back above it.
      playButton.parentElement.scrollIntoView({ block: 'nearest' });
    },
  });
  playButton.addEventListener('click', place);
  shell.table.tabIndex = -1;
  return shell.table;

  /** Reads the matches now, and again when they change. */
  async function read() {
    let pause = AGAIN_MS;
    try {
      const { matches: all, asOf, changesAt } = await readOf(game, '/wps/play/matches');
      matches.show(all);
      matches.root.hidden = false;
      waiting.textContent = '';
      if (slip.size() > 0) slip.update(all);
      pause = Math.max(1000, Date.parse(changesAt) - Date.parse(asOf) + 500);
    } catch (error) {
      if (error.code === 'LAUNCH_EXPIRED') {
        waiting.textContent = texts.LAUNCH_EXPIRED;
        shell.end();
        return;
      }
      waiting.textContent = texts.matchesFailed;
    }
    setTimeout(read, pause);
  }

  function showButton() {
    playButton.textContent = slip.hasMoved() ? texts.acceptOdds : texts.placeSlip;
    reach.textContent = fill(texts.slipOf, { count: slip.size() });
  }

  /** On a phone the slip stands below all matches: this leads to it from anywhere. */
  function createReach() {
    const button = make('button', { type: 'button', className: 'reach' });
    button.addEventListener('click', () => {
      slip.root.scrollIntoView();
      slip.root.focus({ preventScroll: true });
    });
    return button;
  }
}
