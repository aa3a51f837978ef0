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
  words: string[];
}

// Hundreds of options are asked at each letter; what they say stays the same.
const known = new WeakMap<Matchable, Folded>();

function foldOption(option: Matchable): Folded {
  const found = known.get(option);
  if (found !== undefined) return found;
  const { label, detail = '', keywords = '' } = option;
  const folded = {
    label: foldText(label).trim(),
    words: wordsOf(`${label} ${detail} ${keywords}`),
  };
  known.set(option, folded);
  return folded;
}

/**
 * The options of which every typed word begins some word, in their order; those whose label begins
 * with the text come first, unless the options stand in groups.
 */
export function matchOptions<T extends Matchable>(options: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  const fits = options.filter((option) =>
    typed.every((part) =>
      foldOption(option).words.some(
        (word) => word.startsWith(part) || (WITHOUT_SPACES.test(part) && word.includes(part)),
      ),
    ),
  );
  if (fits.some(({ group }) => group !== undefined)) return fits;
  const start = foldText(text).trim();
  const isFirst = (option: T): boolean => foldOption(option).label.startsWith(start);
  return [...fits.filter(isFirst), ...fits.filter((option) => !isFirst(option))];
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
