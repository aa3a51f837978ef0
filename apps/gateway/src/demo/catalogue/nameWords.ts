import { readFileSync } from 'node:fs';

/** Word lists of game names; they are the same in all languages. */
interface NameWords {
  /** The nouns for each drawn motif in a slot's name. */
  motifs: Readonly<Record<string, readonly string[]>>;
  /** Motifs whose first noun also reads well before another noun, as in 'Lantern Koi'. */
  leadingMotifs: readonly string[];
  /** Words before a noun. */
  qualifiers: readonly string[];
  /** Locations after a noun. */
  places: readonly string[];
  /** Phrases that end a name. */
  closings: readonly string[];
  /** Names that resemble a known title; the generator skips them. */
  passedOver: readonly string[];
}

export const NAME_WORDS = JSON.parse(
  readFileSync(new URL('nameWords.json', import.meta.url), 'utf8'),
) as NameWords;
