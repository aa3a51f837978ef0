/** How an emblem is drawn: outlines first, then filled bodies, then rays around a disc. */
type EmblemWeight = 'entry' | 'line' | 'solid' | 'crest';

/** SVG paths in a view box of 24. */
interface Emblem {
  weight: EmblemWeight;
  /** The silhouette; every level has its own. */
  body: string;
  /** Chevrons are stroked, all other marks are filled. */
  marks: string;
}

const round = (value: number): string => value.toFixed(2);

/** A star with this many rays; `inner` is the radius of its cuts. */
function star(rays: number, outer: number, inner: number, middle = 12): string {
  const corners = Array.from({ length: rays * 2 }, (_, at) => {
    const angle = (at / rays) * Math.PI - Math.PI / 2;
    const reach = at % 2 === 0 ? outer : inner;
    return `${round(12 + reach * Math.cos(angle))} ${round(middle + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

const chevrons = (...tops: number[]): string =>
  tops.map((top) => `M7.75 ${top + 2.75}L12 ${top}L16.25 ${top + 2.75}`).join('');

const pips = (...middles: (readonly [number, number])[]): string =>
  middles.map(([x, y]) => `M${x} ${y - 2.25}l2.25 2.25-2.25 2.25-2.25-2.25Z`).join('');

const BANNER = 'M4.5 2.5H19.5V21.5L12 17.5L4.5 21.5Z';
const SHIELD = 'M12 2L20.5 4.75V12C20.5 17 17 20.5 12 22.25C7 20.5 3.5 17 3.5 12V4.75Z';
const HEXAGON = 'M12 1.5L21.1 6.75V17.25L12 22.5L2.9 17.25V6.75Z';
const DIAMOND = 'M12 .75L22.25 12L12 23.25L1.75 12Z';
const RING = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z';
const DOT = 'M12 9.75a2.25 2.25 0 1 1 0 4.5a2.25 2.25 0 1 1 0-4.5Z';
const WIDE_CROWN = 'M7.5 15.75L6.5 9L9.75 11.5L12 7.25L14.25 11.5L17.5 9L16.5 15.75Z';
const CROWN = 'M8.75 14.75L8 10.25L10.25 11.75L12 8.75L13.75 11.75L16 10.25L15.25 14.75Z';

const EMBLEMS = [
  { weight: 'entry', body: RING, marks: DOT },
  { weight: 'line', body: BANNER, marks: chevrons(8.25) },
  { weight: 'line', body: SHIELD, marks: chevrons(7.5, 12) },
  { weight: 'line', body: HEXAGON, marks: chevrons(6.25, 10.5, 14.75) },
  { weight: 'solid', body: DIAMOND, marks: pips([12, 12]) },
  { weight: 'solid', body: star(5, 11.5, 7.2, 12.6), marks: pips([12, 9.75], [12, 15.5]) },
  { weight: 'solid', body: star(6, 11.5, 8.2), marks: pips([12, 8.75], [8.75, 14], [15.25, 14]) },
  { weight: 'solid', body: star(8, 11.5, 8.4), marks: WIDE_CROWN },
  { weight: 'crest', body: star(10, 11.5, 7.6), marks: CROWN },
  { weight: 'crest', body: star(16, 11.75, 9), marks: star(5, 5, 2.2) },
] as const satisfies readonly Emblem[];

/** The emblem of a level; those above the ninth share the last one. */
export function emblemOf(level: number): Emblem {
  const at = Math.min(EMBLEMS.length - 1, Math.max(0, Math.trunc(level)));
  return EMBLEMS[at] ?? EMBLEMS[0];
}
