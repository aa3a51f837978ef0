import type { ErrorCode } from './refusal';
import { readLanguages } from './textBook';

/** Messages of refusals by language; `npm run generate` makes the English ones from the contract. */
const REFUSALS = readLanguages(new URL('./refusals/', import.meta.url));

/** The message of a refusal in a language; undefined if there is only English. */
export function translated(code: ErrorCode, language: string): string | undefined {
  for (const [known, file] of REFUSALS) if (known === language) return file[code];
  return undefined;
}
