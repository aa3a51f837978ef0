import { fill } from '../texts.js';
import { decimal, number, sayPick, showOdds, showTeams } from './matches.js';

const MOST = 6;

/**
 * The slip: picks, kind of bet, and what the gateway says that it costs and can win.
 *
 * - `quote(body)`: asks the gateway.
 * - `onChange()`: picks were added, removed or moved.
 */
export function createSlip(game, shell, { quote, onChange }) {
  const { texts } = shell;
  const root = document.createElement('section');
  root.className = 'slip';
  root.tabIndex = -1;
  const title = document.createElement('h2');
  const empty = document.createElement('p');
  empty.className = 'hint';
  empty.textContent = texts.slipEmpty;
  const list = document.createElement('ul');
  const types = listTypes(texts);
  const sums = document.createElement('dl');
  const [totalOdds, totalStake, canWin] = ['totalOdds', 'totalStake', 'canWin'].map((key) =>
    createSum(sums, texts[key]),
  );
  root.append(title, empty, list, types, sums);
  let picks = [];
  let asked = 0;
  types.addEventListener('change', ask);
  shell.stakes.addEventListener('change', ask);
  show();

  return {
    root,
    size: () => picks.length,
    has: (matchId, pick) => picks.some((one) => one.matchId === matchId && one.pick === pick),
    /** Puts a pick on the slip in the place of another one of its match, or takes it off. */
    toggle(match, offer) {
      const { matchId } = match;
      const isOn = this.has(matchId, offer.pick);
      const others = picks.filter((one) => one.matchId !== matchId);
      if (!isOn && others.length === MOST) {
        shell.showOutcome(texts.slipFull);
        return;
      }
      const added = { matchId, pick: offer.pick, seen: offer.odds, odds: offer.odds };
      picks = isOn
        ? others
        : [...others, { ...added, name: sayPick(texts, match, offer.pick), match }];
      change();
    },
    /** Odds of now: a match that is gone has none. */
    update(matches) {
      const now = new Map(matches.map((match) => [match.matchId, match.picks]));
      setOdds(({ matchId, pick }) => now.get(matchId)?.find((one) => one.pick === pick)?.odds);
      ask();
    },
    ask,
    isOpen: () => picks.every(({ odds }) => odds !== null),
    hasMoved: () => picks.some(({ odds, seen }) => odds !== null && odds !== seen),
    body,
    clear() {
      picks = [];
      change();
    },
  };

  function body() {
    const type = picks.length > 1 ? types.querySelector('input:checked').value : 'SINGLES';
    const told = picks.map(({ matchId, pick, odds, seen }) => ({
      matchId,
      pick,
      odds: odds ?? seen,
    }));
    return { stake: shell.chosenStake(), type, picks: told };
  }

  function change() {
    show();
    onChange();
    ask();
  }

  function setOdds(oddsOf) {
    for (const one of picks) one.odds = oddsOf(one) ?? null;
    show();
    onChange();
  }

  /** Sums are the gateway's. Only the answer to the last question counts. */
  async function ask() {
    asked += 1;
    const question = asked;
    tell(null);
    if (picks.length === 0) return;
    const told = await quote(body()).catch(() => null);
    if (question !== asked || told === null) return;
    setOdds(({ matchId }) => told.picks.find((one) => one.matchId === matchId)?.odds);
    tell(told);
  }

  function tell(told) {
    const money = (amount) => shell.money({ currency: game.currency, amount });
    totalOdds.row.hidden = (told?.totalOdds ?? null) === null;
    totalOdds.value.textContent = totalOdds.row.hidden ? '' : decimal(told.totalOdds);
    totalStake.value.textContent = told === null ? '…' : money(told.stake);
    canWin.value.textContent =
      told === null ? '…' : told.canWin === null ? '–' : money(told.canWin);
  }

  function show() {
    title.textContent = fill(texts.slipOf, { count: number(picks.length) });
    empty.hidden = picks.length > 0;
    types.hidden = picks.length < 2;
    sums.hidden = picks.length === 0;
    const rows = new Map([...list.children].map((row) => [row.dataset.of, row]));
    for (const one of picks) {
      const id = `${one.matchId} ${one.pick}`;
      const row = rows.get(id) ?? createRow(one, id);
      rows.delete(id);
      const [, , odds] = row.children;
      if (one.odds === null) odds.textContent = texts.notOffered;
      else showOdds(odds, one.odds);
    }
    for (const row of rows.values()) row.remove();
  }

  function createRow(one, id) {
    const row = document.createElement('li');
    row.dataset.of = id;
    const teams = document.createElement('span');
    const name = document.createElement('b');
    const odds = document.createElement('span');
    const remove = document.createElement('button');
    showTeams(teams, one.match);
    name.textContent = one.name;
    odds.className = 'odds';
    remove.type = 'button';
    remove.textContent = '×';
    remove.setAttribute('aria-label', fill(texts.removePick, { pick: one.name }));
    remove.addEventListener('click', () => {
      picks = picks.filter((other) => other.matchId !== one.matchId);
      change();
      root.focus({ preventScroll: true });
    });
    row.append(name, teams, odds, remove);
    list.append(row);
    return row;
  }
}

function listTypes(texts) {
  const types = document.createElement('fieldset');
  types.className = 'types';
  const title = document.createElement('legend');
  title.className = 'spoken';
  title.textContent = texts.slipType;
  types.append(title);
  for (const type of ['SINGLES', 'MULTIPLE']) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    const text = document.createElement('span');
    Object.assign(input, { type: 'radio', name: 'type', value: type, checked: type === 'SINGLES' });
    text.textContent = texts[type];
    label.append(input, text);
    types.append(label);
  }
  return types;
}

function createSum(sums, name) {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const value = document.createElement('dd');
  term.textContent = name;
  row.append(term, value);
  sums.append(row);
  return { row, value };
}
