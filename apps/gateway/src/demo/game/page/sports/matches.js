import { make } from '../elements.js';
import { fill, number } from '../texts.js';

const SHORT = { HOME: '1', DRAW: 'X', AWAY: '2' };

/** What a pick says, in words. */
export function sayPick(texts, { home, away }, pick) {
  if (pick === 'HOME') return fill(texts.sideWins, { team: home });
  if (pick === 'AWAY') return fill(texts.sideWins, { team: away });
  return texts[`PICK_${pick}`];
}

/**
 * The list of matches, whose odds are buttons. A match that stays keeps its elements, and so the focus.
 *
 * - `isPicked(matchId, pick)`: whether a pick is on the slip.
 * - `onPick(match, offer)`: a pick was pressed.
 */
export function createMatches(texts, { isPicked, onPick }) {
  const sections = [createSection(texts.underWay), createSection(texts.toKickOff)];
  const root = make('div', { className: 'matches' }, ...sections.map((section) => section.root));
  let shown = new Map();

  return {
    root,
    show(matches) {
      const known = shown;
      shown = new Map();
      for (const match of matches) {
        const one = known.get(match.matchId) ?? createMatch(texts, onPick);
        one.update(match);
        shown.set(match.matchId, one);
        const { list } = sections[match.minute > 0 ? 0 : 1];
        if (one.root.parentElement !== list) list.append(one.root);
      }
      for (const [id, { root: gone }] of known) if (!shown.has(id)) gone.remove();
      this.mark();
    },
    /** Shows which picks are on the slip. */
    mark() {
      for (const [id, { buttons }] of shown)
        for (const [pick, button] of buttons)
          button.setAttribute('aria-pressed', String(isPicked(id, pick)));
    },
  };
}

function createSection(name) {
  const list = make('ul');
  return { root: make('section', {}, make('h2', { textContent: name }), list), list };
}

function createMatch(texts, onPick) {
  const teams = make('h3');
  const state = make('p', { className: 'state' });
  const offers = make('div', { className: 'offers' });
  const root = make('li', {}, teams, state, offers);
  const buttons = new Map();
  let match;

  function update(next) {
    match = next;
    showTeams(teams, match);
    state.hidden = match.minute === 0;
    state.textContent = `${score(match.homeScore, match.awayScore)} · ${number(match.minute)}′`;
    const offered = new Set(match.picks.map(({ pick }) => pick));
    for (const [pick, button] of buttons)
      if (!offered.has(pick)) {
        button.remove();
        buttons.delete(pick);
      }
    for (const offer of match.picks) {
      const button = buttons.get(offer.pick) ?? createButton(offer.pick);
      buttons.set(offer.pick, button);
      if (button.parentElement === null) offers.append(button);
      showOdds(button.lastElementChild, offer.odds);
    }
  }

  function createButton(pick) {
    const name = make('span');
    const button = make('button', { type: 'button' }, name, ' ', make('b'));
    button.dataset.pick = pick;
    if (SHORT[pick] === undefined) name.textContent = sayPick(texts, match, pick);
    else {
      const sign = make('span', { textContent: SHORT[pick] });
      sign.setAttribute('aria-hidden', 'true');
      const spoken = sayPick(texts, match, pick);
      name.append(sign, make('span', { className: 'spoken', textContent: spoken }));
    }
    button.addEventListener('click', () => {
      const offer = match.picks.find((one) => one.pick === pick);
      if (offer !== undefined) onPick(match, offer);
    });
    return button;
  }

  return { root, update, buttons };
}

/** Odds, with a sign of where they have moved. */
export function showOdds(place, odds) {
  const before = place.dataset.odds;
  if (before === odds) return;
  place.dataset.odds = odds;
  place.textContent = decimal(odds);
  if (before !== undefined) place.dataset.moved = Number(odds) > Number(before) ? 'up' : 'down';
}

/** Home and away, in the order that the page is read in, whatever script the names have. */
export function showTeams(place, { home, away }) {
  const [first, second] = [home, away].map((name) => make('bdi', { textContent: name }));
  place.replaceChildren(first, ' – ', second);
}

/** A score in the order of the names. */
export const score = (home, away) => `${number(home)} : ${number(away)}`;

export const decimal = (odds) => number(odds, { minimumFractionDigits: 2 });
