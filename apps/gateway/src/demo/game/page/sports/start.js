import { createBetting } from '../betting.js';
import { ask, readOf } from '../gateway.js';
import { fill } from '../texts.js';
import { createMatches, number } from './matches.js';
import { playOut } from './playOut.js';
import { createSlip } from './slip.js';

const AGAIN_MS = 5_000;

export const noteOn = (_game, texts) => texts.virtual;

/** Starts the sports page. Returns what gets the focus first. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const { token, language } = game;
  const results = document.createElement('ul');
  results.className = 'results';
  const slip = createSlip(game, shell, {
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
  const waiting = document.createElement('p');
  waiting.setAttribute('role', 'status');
  waiting.textContent = texts.matchesLoading;
  shell.table.append(waiting, matches.root);
  shell.table.after(reach);
  matches.root.hidden = true;
  const controls = playButton.parentElement;
  controls.prepend(slip.root);
  playButton.before(document.getElementById('outcome'), results);
  shell.more.append(listRules(texts));
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
      await playOut(results, placed, texts);
      controls.toggleAttribute('data-playing', false);
    },
    isRefused: (code) => code === 'STATE_CONFLICT',
    onRefused: () => slip.ask(),
    showResult({ win }) {
      slip.clear();
      const won = win !== '0.00';
      const amount = shell.money({ currency: game.currency, amount: win });
      shell.showOutcome(won ? fill(texts.won, { win: amount }) : texts.lost, { won });
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
        return;
      }
      waiting.textContent = texts.matchesFailed;
    }
    setTimeout(read, pause);
  }

  function showButton() {
    playButton.textContent = slip.hasMoved() ? texts.acceptOdds : texts.placeSlip;
    reach.textContent = fill(texts.slipOf, { count: number(slip.size()) });
  }

  /** On a phone the slip stands below all matches: this leads to it from anywhere. */
  function createReach() {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'reach';
    button.addEventListener('click', () => {
      slip.root.scrollIntoView();
      slip.root.focus({ preventScroll: true });
    });
    return button;
  }
}

function listRules(texts) {
  const rules = document.createElement('details');
  const title = document.createElement('summary');
  title.textContent = texts.sportsRules;
  const list = document.createElement('ul');
  for (const key of ['ruleOdds', 'ruleTypes']) {
    const rule = document.createElement('li');
    rule.textContent = texts[key];
    list.append(rule);
  }
  rules.append(title, list);
  return rules;
}
