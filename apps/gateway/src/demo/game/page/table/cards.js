import { fill } from '../texts.js';

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
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A hand of the table: its name, what it counts, and its cards. */
export function createHand(name, texts) {
  const root = document.createElement('div');
  root.className = 'hand';
  const title = document.createElement('h2');
  const total = document.createElement('b');
  const cards = document.createElement('ol');
  const label = document.createElement('span');
  label.textContent = name;
  title.append(label, total);
  root.append(title, cards);
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
      if (!still.matches) await new Promise((resolve) => setTimeout(resolve, DEAL_MS));
      hand.add(card);
    }
  PLAYER.setWon(winner === 'PLAYER');
  BANKER.setWon(winner === 'BANKER');
}

/** A number in the language of the page. */
export const number = (value) => new Intl.NumberFormat(document.documentElement.lang).format(value);

function drawCard({ rank, suit }, texts) {
  const card = document.createElement('li');
  card.dataset.suit = suit;
  const spoken = document.createElement('span');
  spoken.className = 'spoken';
  spoken.textContent = fill(texts.card, {
    rank: texts[NAMES[rank]] ?? number(rank),
    suit: texts[suit],
  });
  const face = document.createElement('span');
  face.setAttribute('aria-hidden', 'true');
  face.className = 'face';
  const corner = document.createElement('span');
  corner.textContent = rank;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', SUITS[suit]);
  picture.append(outline);
  face.append(corner, picture);
  card.append(spoken, face);
  return card;
}
