/** What is searched of an option. */
export interface Matchable {
  label: string;
  /** Shown small beside the label, and found as well. */
  detail?: string | undefined;
  /** Words that are found but not shown, such as a code or another name. */
  keywords?: string | undefined;
  group?: string | undefined;
}

const MARKS = /[\u0300-\u036f\u064b-\u0652]/g;
const NOT_IN_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** Letters that no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
/** Scripts that put no space between words, so that a word may begin anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Text as it is compared: without accents, case, and differences of width. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[æđðıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter);

const wordsOf = (text: string): string[] => foldText(text).split(NOT_IN_A_WORD).filter(Boolean);

interface Folded {
  label: string;
  /** All words in one line, each marked where it begins. */
  line: string;
}

const PLAIN_START = /^[a-z]/;

/**
 * Marks where a word begins: by a capital letter, which nothing else in folded text is, else by a space.
 * A search for a capital is far quicker than one for a space, which stands at every word.
 */
const markStart = (word: string): string =>
  PLAIN_START.test(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : ` ${word}`;

/** The mark and the first letter of a marked word: what its options are kept under. */
const startOf = (marked: string): string => marked.slice(0, marked.startsWith(' ') ? 2 : 1);

// Hundreds of options are asked at each letter; what they say stays the same.
const known = new WeakMap<Matchable, Folded>();

function foldOption(option: Matchable): Folded {
  const found = known.get(option);
  if (found !== undefined) return found;
  const { label, detail = '', keywords = '' } = option;
  const folded = {
    label: foldText(label).trim(),
    line: wordsOf(`${label} ${detail} ${keywords}`).map(markStart).join(''),
  };
  known.set(option, folded);
  return folded;
}

interface Index {
  labels: readonly string[];
  lines: readonly string[];
  /** Places of the options that have a word with this start, in their order. */
  byStart: ReadonlyMap<string, readonly number[]>;
  /** The same with those first whose label has that start: what a single letter finds. */
  byLetter: ReadonlyMap<string, readonly number[]>;
  isGrouped: boolean;
}

const WORD_STARTS = /[A-Z]| [^]/g;

function placesByStart(lines: readonly string[]): Map<string, number[]> {
  const byStart = new Map<string, number[]>();
  lines.forEach((line, place) => {
    for (const start of line.match(WORD_STARTS) ?? []) {
      const places = byStart.get(start);
      if (places === undefined) byStart.set(start, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  });
  return byStart;
}

const beginsWith = (label: string, start: string): boolean =>
  label.startsWith(start.trimStart().toLowerCase());

const indexes = new WeakMap<readonly Matchable[], Index>();

function indexOf(options: readonly Matchable[]): Index {
  const found = indexes.get(options);
  if (found !== undefined) return found;
  const folded = options.map(foldOption);
  const lines = folded.map(({ line }) => line);
  const labels = folded.map(({ label }) => label);
  const byStart = placesByStart(lines);
  const byLetter = new Map(
    [...byStart].map(([start, places]) => {
      const isFirst = (place: number) => beginsWith(labels[place] ?? '', start);
      return [start, [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))]];
    }),
  );
  const isGrouped = options.some(({ group }) => group !== undefined);
  const index = { labels, lines, byStart, byLetter, isGrouped };
  indexes.set(options, index);
  return index;
}

/** Reads the options beforehand, so that the first letter typed among thousands need not wait for it. */
export function prepareOptions(options: readonly Matchable[]): void {
  indexOf(options);
}

// Asked of what is high enough alone: the table of scripts costs more than the rest of a search when it is first read.
const isOfLine = (word: string): boolean =>
  /[\u0e00-\uffff]/.test(word) && WITHOUT_SPACES.test(word);

/** What a single letter finds has been looked for beforehand. */
function letterPlaces(index: Index, words: readonly string[], start: string) {
  const [word = ''] = words;
  const marked = markStart(word);
  if (word !== start || marked !== startOf(marked) || isOfLine(word)) return undefined;
  return (index.isGrouped ? index.byStart : index.byLetter).get(marked) ?? [];
}

/** Places that may have all the needles: of the shortest list; undefined where none is kept. */
function candidates({ byStart }: Index, starts: readonly string[]): readonly number[] | undefined {
  const lists = starts.map((start) => byStart.get(start) ?? []);
  return lists.sort((one, other) => one.length - other.length)[0];
}

/** Places of the options whose line has each of the typed words, in their order. */
function findPlaces(index: Index, words: readonly string[]): readonly number[] {
  const { lines } = index;
  // Where words have no space between, one may begin anywhere in the line.
  const inner = words.filter(isOfLine);
  const marked = words.filter((word) => !isOfLine(word)).map(markStart);
  const places = candidates(index, marked.map(startOf)) ?? [...lines.keys()];
  const needles = [...marked, ...inner];
  return places.filter((place) => needles.every((needle) => lines[place]?.includes(needle)));
}

/**
 * The options of which every typed word begins some word, in their order; those whose label begins
 * with the text come first, unless the options stand in groups.
 */
export function matchOptions<T extends Matchable>(options: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  const index = indexOf(options);
  const start = foldText(text).trim();
  const single = letterPlaces(index, typed, start);
  const isSorted = single !== undefined || index.isGrouped;
  const begins: T[] = [];
  const others: T[] = [];
  for (const place of single ?? findPlaces(index, typed)) {
    const option = options[place];
    if (option === undefined) continue;
    const isFirst = !isSorted && index.labels[place]?.startsWith(start) === true;
    (isFirst ? begins : others).push(option);
  }
  return begins.length === 0 ? others : begins.concat(others);
}

/** The one option whose label is the text, accents and case aside. */
export function namedOption<T extends Matchable>(
  options: readonly T[],
  text: string,
): T | undefined {
  const wanted = foldText(text).trim();
  const named = options.filter((option) => foldOption(option).label === wanted);
  return named.length === 1 ? named[0] : undefined;
}
