import { foldText } from './foldText';

/** What is searched of an option. */
export interface Matchable {
  label: string;
  /** Shown small beside the label, and found as well. */
  detail?: string | undefined;
  /** Words that are found but not shown, such as a code or another name. */
  keywords?: string | undefined;
  group?: string | undefined;
}

const NOT_IN_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** Scripts that put no space between words, so that a word may begin anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wordsOf = (text: string): string[] => foldText(text).split(NOT_IN_A_WORD).filter(Boolean);

/** Parts of one word in Persian, between which people type a space as well. */
const UNSEEN_JOINT = /\u200c/g;

/** Left out of a word as often as typed. */
const APOSTROPHE = /['\u2018\u2019\u02bb\u02bc\u05f3]/g;
const IN_SEVERAL_WAYS = /['\u2018\u2019\u02bb\u02bc\u05f3\u200c]/;

const writings = (text: string): string[] =>
  IN_SEVERAL_WAYS.test(text)
    ? [text, text.replace(UNSEEN_JOINT, ' '), text.replace(APOSTROPHE, '')]
    : [text];

interface Folded {
  label: string;
  /** All words in one line, each marked where it begins. */
  line: string;
}

/** Searches made beforehand. */
const FIRST_SEARCHES = 20;

const PLAIN_START = /^[a-z]/;

/**
 * Marks where a word begins: by a capital letter, which nothing else in folded text is, else by a space.
 * A search for a capital is far quicker than one for a space, which stands at every word.
 */
const markStart = (word: string): string =>
  PLAIN_START.test(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : ` ${word}`;

/** The mark and up to two letters of a marked word: what its options are kept under. */
const startOf = (marked: string): string => marked.slice(0, marked.startsWith(' ') ? 3 : 2);

/** The mark and the first letter of a start. */
const letterOf = (start: string): string => start.slice(0, start.startsWith(' ') ? 2 : 1);

// Hundreds of options are asked at each letter; what they say stays the same.
const known = new WeakMap<Matchable, Folded>();

function foldOption(option: Matchable): Folded {
  const found = known.get(option);
  if (found !== undefined) return found;
  const { label, detail = '', keywords = '' } = option;
  const folded = {
    label: foldText(label).trim(),
    line: writings(`${label} ${detail} ${keywords}`).flatMap(wordsOf).map(markStart).join(''),
  };
  known.set(option, folded);
  return folded;
}

interface Index {
  labels: readonly string[];
  lines: readonly string[];
  /** Places of the options that have a word with this start, of one letter or two, in their order. */
  byStart: ReadonlyMap<string, readonly number[]>;
  /** What a single letter finds: those first whose label has that start, unless they stand in groups. */
  byLetter: ReadonlyMap<string, readonly Matchable[]>;
  isGrouped: boolean;
}

const WORD_STARTS = /[A-Z][^A-Z ]?| [^][^A-Z ]?/g;

type Places = Map<string, number[]>;

function addPlace(byStart: Places, start: string, place: number): void {
  const places = byStart.get(start);
  if (places === undefined) byStart.set(start, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

function addLine(byStart: Places, line: string, place: number): void {
  for (const start of line.match(WORD_STARTS) ?? []) {
    const letter = letterOf(start);
    addPlace(byStart, letter, place);
    if (letter !== start) addPlace(byStart, start, place);
  }
}

/** Options that are read before whoever prepares them may rest. */
const AT_ONCE = 100;

const beginsWith = (label: string, start: string): boolean =>
  label.startsWith(start.trimStart().toLowerCase());

const indexes = new WeakMap<readonly Matchable[], Index>();

function* buildIndex(options: readonly Matchable[]): Generator<undefined, Index> {
  const lines: string[] = [];
  const labels: string[] = [];
  const byStart: Places = new Map();
  for (const [place, option] of options.entries()) {
    const { line, label } = foldOption(option);
    lines.push(line);
    labels.push(label);
    addLine(byStart, line, place);
    if (place % AT_ONCE === AT_ONCE - 1) yield;
  }
  const isGrouped = options.some(({ group }) => group !== undefined);
  const byLetter = new Map<string, Matchable[]>();
  for (const [start, places] of byStart) {
    if (start !== letterOf(start)) continue;
    const isFirst = (place: number) => isGrouped || beginsWith(labels[place] ?? '', start);
    const sorted = [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))];
    byLetter.set(
      start,
      sorted.flatMap((place) => options[place] ?? []),
    );
    yield;
  }
  const index = { labels, lines, byStart, byLetter, isGrouped };
  indexes.set(options, index);
  return index;
}

function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function indexOf(options: readonly Matchable[]): Index {
  return indexes.get(options) ?? finish(buildIndex(options));
}

/**
 * Reads the options beforehand in steps of a few milliseconds, between which the page can hear of something
 * else: for tens of thousands of them.
 */
export function* preparingOptions(options: readonly Matchable[]): Generator<undefined, void> {
  if (!indexes.has(options)) yield* buildIndex(options);
  yield;
  // Code is compiled when it first runs, which on a slow phone takes longer than a search.
  for (const { label } of options.slice(0, FIRST_SEARCHES)) {
    matchOptions(options, label);
    yield;
  }
}

/** Reads the options beforehand, so that the first letter typed among thousands need not wait for it. */
export function prepareOptions(options: readonly Matchable[]): void {
  finish(preparingOptions(options));
}

// Asked of what is high enough alone: the table of scripts costs more than the rest of a search when it is first read.
const isOfLine = (word: string): boolean =>
  /[\u0e00-\uffff]/.test(word) && WITHOUT_SPACES.test(word);

/** What a single letter finds has been looked for beforehand. */
function foundByLetter(index: Index, words: readonly string[], text: string) {
  const [word = ''] = words;
  const marked = markStart(word);
  if (word !== text || marked !== letterOf(marked) || isOfLine(word)) return undefined;
  return index.byLetter.get(marked) ?? [];
}

/** Places of the options whose line has each of the typed words, in their order. */
function findPlaces({ byStart, lines }: Index, words: readonly string[]): readonly number[] {
  const needles = words.map((word) => {
    // Where words have no space between, one may begin anywhere in the line.
    const marked = isOfLine(word) ? word : markStart(word);
    const places = isOfLine(word) ? undefined : (byStart.get(startOf(marked)) ?? []);
    return { marked, places };
  });
  const rarest = needles
    .filter(({ places }) => places !== undefined)
    .sort((one, other) => (one.places?.length ?? 0) - (other.places?.length ?? 0))[0];
  // Whoever is in the list of a start has it; the rest of a longer word is still to be looked for.
  const wanted = needles
    .filter((needle) => needle !== rarest || needle.marked !== startOf(needle.marked))
    .map(({ marked }) => marked);
  const places = rarest?.places ?? [...lines.keys()];
  return places.filter((place) => wanted.every((needle) => lines[place]?.includes(needle)));
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
  const single = foundByLetter(index, typed, start);
  // The index was made of these very options.
  if (single !== undefined) return single.slice() as T[];
  const begins: T[] = [];
  const others: T[] = [];
  for (const place of findPlaces(index, typed)) {
    const option = options[place];
    if (option === undefined) continue;
    const isFirst = !index.isGrouped && index.labels[place]?.startsWith(start) === true;
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
