import { make, makeChoice } from '../elements.js';
import { fill } from '../texts.js';
import { decimal, sayPick, showOdds, showTeams } from './matches.js';

/**
 * The slip: picks, kind of bet, and what the gateway says that it costs and can win.
 *
 * - `most`: how many picks it takes.
 * - `quote(body)`: asks the gateway.
 * - `onChange()`: picks were added, removed or moved.
 */
export function createSlip(shell, { most, quote, onChange }) {
  const { texts } = shell;
  const title = make('h2');
  const empty = make('p', { className: 'hint', textContent: texts.slipEmpty });
  const list = make('ul');
  const types = listTypes(texts);
  const sums = make('dl');
  const [totalOdds, totalStake, canWin] = ['totalOdds', 'totalStake', 'canWin'].map((key) =>
    createSum(sums, texts[key]),
  );
  const root = make(
    'section',
    { className: 'slip', tabIndex: -1 },
    ...[title, empty, list, types, sums],
  );
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
      if (!isOn && others.length === most) {
        shell.showOutcome(fill(texts.slipFull, { most }));
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
    totalOdds.row.hidden = (told?.totalOdds ?? null) === null;
    totalOdds.value.textContent = totalOdds.row.hidden ? '' : decimal(told.totalOdds);
    totalStake.value.textContent = told === null ? '…' : shell.money(told.stake);
    canWin.value.textContent =
      told === null ? '…' : told.canWin === null ? '–' : shell.money(told.canWin);
  }

  function show() {
    title.textContent = fill(texts.slipOf, { count: picks.length });
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
    const teams = make('span');
    showTeams(teams, one.match);
    const remove = make('button', { type: 'button', textContent: '×' });
    remove.setAttribute('aria-label', fill(texts.removePick, { pick: one.name }));
    remove.addEventListener('click', () => {
      picks = picks.filter((other) => other.matchId !== one.matchId);
      change();
      root.focus({ preventScroll: true });
    });
    const name = make('b', { textContent: one.name });
    const row = make('li', {}, name, teams, make('span', { className: 'odds' }), remove);
    row.dataset.of = id;
    list.append(row);
    return row;
  }
}

function listTypes(texts) {
  const title = make('legend', { className: 'spoken', textContent: texts.slipType });
  const types = ['SINGLES', 'MULTIPLE'].map((value, at) =>
    makeChoice({ name: 'type', value, checked: at === 0 }, texts[value]),
  );
  return make('fieldset', { className: 'types' }, title, ...types);
}

function createSum(sums, name) {
  const value = make('dd');
  const row = make('div', {}, make('dt', { textContent: name }), value);
  sums.append(row);
  return { row, value };
}
