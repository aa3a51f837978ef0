/** Countries whose flags represent languages: the rows of languageFlagsTable.ts. */
const LANGUAGE_FLAGS = new Set(
  'BD BR CN ES FR GB ID IN IR JP KH KR KZ LA MM MY NP PH PK PT RU SA TH TR TW US UZ VN'.split(' '),
);

type Drawings = Readonly<Record<string, string>>;

const known = new Map<string, string | null>();

/** Export name of the flag of a code: `gb-eng` is `GB_ENG`. */
const nameOf = (country: string): string => country.toUpperCase().replace('-', '_');

const loadDrawings = (name: string): Promise<Drawings> =>
  LANGUAGE_FLAGS.has(name) ? import('./languageFlagsTable') : import('./otherFlagsTable');

/** The cached address of a flag; null if the code has none, undefined if it is not loaded. */
export const knownFlag = (country: string): string | null | undefined => known.get(nameOf(country));

/** Loads the flag of a country as a data URL; null if the code has none. */
export async function loadFlag(country: string): Promise<string | null> {
  const name = nameOf(country);
  const found = known.get(name);
  if (found !== undefined) return found;
  const drawing = (await loadDrawings(name))[name];
  const address =
    drawing === undefined ? null : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  known.set(name, address);
  return address;
}
