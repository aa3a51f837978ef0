import { readStored, writeStored } from './registry';

/** Of what is written; anything else is dropped. */
const VERSION = 1;

/** Lists that stay for the visit (CACHE-01). */
type KeptName = 'gameVendor' | 'hotGames' | 'winners';

interface Kept {
  version: number;
  /** Merchant, and language where there are names in it. */
  of: string;
  value: unknown;
}

const isKept = (data: unknown): data is Kept =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  data.version === VERSION &&
  'of' in data &&
  'value' in data;

/** A list that the gateway gave before in this visit, or null. `hasForm` tells a list that can be drawn from any other. */
export const readKeptList = <Row>(
  name: KeptName,
  of: string,
  hasForm: (row: unknown) => row is Row,
): readonly Row[] | null =>
  readStored(name, (text) => {
    const kept: unknown = JSON.parse(text);
    if (!isKept(kept) || kept.of !== of || !Array.isArray(kept.value)) return null;
    // An empty list says too little to stand in for an answer.
    return kept.value.length > 0 && kept.value.every(hasForm) ? kept.value : null;
  });

/** Keeps a list for the visit. */
export const writeKeptList = (name: KeptName, of: string, value: readonly unknown[]): void => {
  writeStored(name, JSON.stringify({ version: VERSION, of, value } satisfies Kept));
};
