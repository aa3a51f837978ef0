import { isStill, pause } from '../motion.js';

const TURN_MS = 620;
const STAGGER_MS = 160;
/** In stakes: only a win of this size shimmers. */
const GREAT_WIN = 10;

/** The three reels: nine places that show symbols. */
export function createReels(root, symbols) {
  const places = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => {
      const place = document.createElement('div');
      const picture = document.createElement('img');
      picture.alt = '';
      place.append(picture);
      root.append(place);
      show(picture, symbols[(row * 2 + column) % symbols.length]);
      return { place, picture };
    }),
  );

  return {
    /** Turns the reels until `result` is known, then stops them one after another. */
    async turn(result) {
      for (const { place } of places.flat()) place.removeAttribute('data-won');
      const turning = isStill() ? [] : places.flatMap((row) => row.map(startTurning));
      try {
        const { symbols: rows, winningLines, stake, win } = await result;
        await stopTurning(turning, () => put(rows));
        put(rows);
        const size = Number(win) >= GREAT_WIN * Number(stake) ? 'great' : '';
        for (const row of winningLines)
          for (const { place } of places[row]) place.dataset.won = size;
      } finally {
        for (const { animation } of turning) animation.cancel();
      }
    },
  };

  function put(rows) {
    rows.forEach((row, y) => row.forEach((symbol, x) => show(places[y][x].picture, symbol)));
  }

  function startTurning({ picture }, column) {
    const animation = picture.animate(
      [
        { transform: 'translateY(-70%)', opacity: 0.1 },
        { transform: 'none', opacity: 0.75, offset: 0.5 },
        { transform: 'translateY(70%)', opacity: 0.1 },
      ],
      { duration: 150, iterations: Number.POSITIVE_INFINITY, delay: column * 30 },
    );
    return { animation, column };
  }
}

async function stopTurning(turning, put) {
  if (turning.length === 0) return;
  await pause(TURN_MS);
  put();
  for (const column of [0, 1, 2]) {
    for (const one of turning) if (one.column === column) one.animation.cancel();
    await pause(STAGGER_MS);
  }
}

function show(picture, symbol) {
  picture.src = `/demo-game/reels/${symbol}.svg`;
}
