const ROWS = 6;
const COLUMNS = 9;

/** The road of beads: who has won the rounds of this page, from top to bottom, then the next column. */
export function createRoad(texts) {
  const root = document.createElement('section');
  root.hidden = true;
  const title = document.createElement('h2');
  title.textContent = texts.lastRounds;
  const beads = document.createElement('ol');
  beads.className = 'road';
  root.append(title, beads);
  return {
    root,
    add(winner) {
      root.hidden = false;
      // A whole column at once: the beads keep their places.
      if (beads.childElementCount === ROWS * COLUMNS)
        for (let row = 0; row < ROWS; row += 1) beads.firstElementChild.remove();
      const bead = document.createElement('li');
      bead.dataset.winner = winner;
      const letter = document.createElement('span');
      letter.setAttribute('aria-hidden', 'true');
      letter.textContent = texts[`${winner}_BEAD`];
      const spoken = document.createElement('span');
      spoken.className = 'spoken';
      spoken.textContent = texts[winner];
      bead.append(letter, spoken);
      beads.append(bead);
    },
  };
}
