import { make } from '../elements.js';

const ROWS = 6;
const COLUMNS = 9;

/** The road of beads: who has won the rounds of this page, from top to bottom, then the next column. */
export function createRoad(texts) {
  const beads = make('ol', { className: 'road' });
  const title = make('h2', { textContent: texts.lastRounds });
  const root = make('section', { hidden: true }, title, beads);
  return {
    root,
    add(winner) {
      root.hidden = false;
      // A whole column at once: the beads keep their places.
      if (beads.childElementCount === ROWS * COLUMNS)
        for (let row = 0; row < ROWS; row += 1) beads.firstElementChild.remove();
      const letter = make('span', { textContent: texts[`${winner}_BEAD`] });
      letter.setAttribute('aria-hidden', 'true');
      const spoken = make('span', { className: 'spoken', textContent: texts[winner] });
      const bead = make('li', {}, letter, spoken);
      bead.dataset.winner = winner;
      beads.append(bead);
    },
  };
}
