import { foldText } from '../../games/foldText';
import type { Random } from '../../platform/random';
import { NAME_WORDS } from './nameWords';

/** A name with its motifs. */
export interface NamedMotif {
  name: string;
  emblem: string;
  companion: string | null;
}

const { motifs: NOUNS, leadingMotifs, qualifiers, places, closings, passedOver } = NAME_WORDS;
const MOTIFS = Object.keys(NOUNS);
const PASSED_OVER: ReadonlySet<string> = new Set(passedOver);

function nounOf(motif: string, random: Random): string {
  return random.pick(NOUNS[motif] ?? [motif]);
}

function compose(emblem: string, random: Random): NamedMotif {
  const noun = nounOf(emblem, random);
  const form = random.next();
  if (form < 0.48) return { name: `${random.pick(qualifiers)} ${noun}`, emblem, companion: null };
  if (form < 0.66) return { name: `${noun} ${random.pick(places)}`, emblem, companion: null };
  if (form < 0.82) return { name: `${noun} ${random.pick(closings)}`, emblem, companion: null };
  let companion = random.pick(leadingMotifs);
  while (companion === emblem) companion = random.pick(leadingMotifs);
  const lead = NOUNS[companion]?.[0] ?? companion;
  return { name: `${lead} ${noun}`, emblem, companion };
}

/** Makes names that are not in `taken`, using every motif before one is repeated. */
export function createNameSource(random: Random, taken: Set<string>): () => NamedMotif {
  let queue: string[] = [];
  return () => {
    if (queue.length === 0) queue = random.shuffle(MOTIFS);
    const emblem = queue.pop() ?? 'gem';
    for (;;) {
      const made = compose(emblem, random);
      if (taken.has(made.name) || PASSED_OVER.has(made.name)) continue;
      taken.add(made.name);
      return made;
    }
  };
}

/** A name as a part of an address: unaccented, lower case, hyphens. */
export function toGameCode(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
