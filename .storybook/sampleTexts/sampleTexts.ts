import { hash } from '../hash';

/** Texts by their keys, nested as in the files of texts. */
type Texts = Record<string, unknown>;

/** A file of texts in English and in another language. */
export interface TextPair {
  english: Texts;
  other: Texts;
}

/** Placeholders, marks and formats are no text of a reader. */
const NO_TEXT = /\{\{|\}\}|<|_|YYYY/;
/** A word of Latin letters: what is already said in another script stays. */
const LATIN = /[A-Za-z]{2}/;
/** An amount with the code of its currency, such as `-EUR 1,234.50`. */
const AMOUNT = /^[-+−]?[A-Z]{3}[\s\d.,]+$/;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function* pairsOf(english: unknown, other: unknown): Generator<[string, string]> {
  if (typeof english === 'string' && typeof other === 'string') yield [english, other];
  else if (typeof english === 'object' && english !== null && typeof other === 'object')
    for (const [key, value] of Object.entries(english))
      yield* pairsOf(value, (other as Texts | null)?.[key]);
}

/**
 * Makes the function that says an English text in another language: its translation where the product has one, else,
 * for several words, a real text of the language whose English is about as long. Names, figures and codes stay.
 */
export function sampleTexts(files: readonly TextPair[]): (text: string) => string {
  const pairs = files
    .flatMap(({ english, other }) => [...pairsOf(english, other)])
    .filter(([english, other]) => !NO_TEXT.test(english + other));
  const known = new Map(pairs);
  const pool = [...known].toSorted(([a], [b]) => a.length - b.length);

  const ofLength = (words: string): string => {
    const near = pool.filter(([english]) => Math.abs(english.length - words.length) <= 2);
    const from = near.length > 0 ? near : pool.slice(-20);
    // The same text gets the same sample each time.
    return from[hash(words) % from.length]?.[1] ?? words;
  };

  return (text) => {
    const words = text.trim();
    if (!LATIN.test(words) || AMOUNT.test(words) || OTHER_SCRIPT.test(words)) return text;
    const said = known.get(words) ?? (/[a-z] /i.test(words) ? ofLength(words) : words);
    return text.replace(words, () => said);
  };
}
