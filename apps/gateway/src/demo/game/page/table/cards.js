import { make } from '../elements.js';
import { isStill, pause } from '../motion.js';
import { fill, number } from '../texts.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Outlines of the suits on a square of 24. */
const SUITS = {
  SPADES:
    'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 8 2.8L9.5 22h5L13 17.8A4.5 4.5 0 0 0 21 15c0-5-6-8-9-13z',
  HEARTS: 'M12 21C7 16 2 12.5 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4.5-5 8-10 13z',
  DIAMONDS: 'M12 1.5 20 12l-8 10.500L4 12z',
  CLUBS:
    'M12 2a4.6 4.6 0 0 0-3.9 7A4.6 4.6 0 1 0 11 16.900L9.5 22h5L13 16.900A4.6 4.6 0 1 0 15.9 9 4.6 4.6 0 0 0 12 2z',
};
const NAMES = { A: 'ACE', J: 'JACK', Q: 'QUEEN', K: 'KING' };
const DEAL_MS = 420;

/** A hand of the table: its name, what it counts, and its cards. */
export function createHand(name, texts) {
  const total = make('b');
  const cards = make('ol');
  const title = make('h2', {}, make('span', { textContent: name }), total);
  const root = make('div', { className: 'hand' }, title, cards);
  return {
    root,
    clear() {
      root.removeAttribute('data-won');
      total.textContent = '';
      cards.replaceChildren();
    },
    add(card) {
      cards.append(drawCard(card, texts));
      total.textContent = number(card.total);
    },
    setWon(won) {
      root.toggleAttribute('data-won', won);
    },
  };
}

/** Deals a round card by card in the order of the table: two and two, then the third ones. */
export async function dealRound({ PLAYER, BANKER }, { player, banker, winner }) {
  for (const at of [0, 1, 2])
    for (const [hand, card] of [
      [PLAYER, player[at]],
      [BANKER, banker[at]],
    ]) {
      if (card === undefined) continue;
      if (!isStill()) await pause(DEAL_MS);
      hand.add(card);
    }
  PLAYER.setWon(winner === 'PLAYER');
  BANKER.setWon(winner === 'BANKER');
}

function drawCard({ rank, suit }, texts) {
  const name = fill(texts.card, { rank: texts[NAMES[rank]] ?? Number(rank), suit: texts[suit] });
  const spoken = make('span', { className: 'spoken', textContent: name });
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', SUITS[suit]);
  picture.append(outline);
  const corner = make('span', { textContent: rank });
  const face = make('span', { className: 'face' }, corner, picture);
  face.setAttribute('aria-hidden', 'true');
  const card = make('li', {}, spoken, face);
  card.dataset.suit = suit;
  return card;
}
