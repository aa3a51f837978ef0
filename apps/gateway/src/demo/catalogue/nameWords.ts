import { readFileSync } from 'node:fs';

/** What the names of games are made of; they are the same in all languages. */
interface NameWords {
  /** The nouns that may stand in a slot's name for each drawn motif. */
  motifs: Readonly<Record<string, readonly string[]>>;
  /** Motifs whose first noun also reads well before another noun, as in 'Lantern Koi'. */
  leadingMotifs: readonly string[];
  /** Words that stand before a noun. */
  qualifiers: readonly string[];
  /** Places that stand after a noun. */
  places: readonly string[];
  /** Phrases that close a name. */
  closings: readonly string[];
  /** Names that would read like a known title; the generator passes over them. */
  passedOver: readonly string[];
}

export const NAME_WORDS = JSON.parse(
  readFileSync(new URL('names/en.json', import.meta.url), 'utf8'),
) as NameWords;
