import type { ErrorCode } from './refusal';
import { readLanguages } from './textBook';

/** Refusals in other languages than English, which the contract says them in. */
const REFUSALS = readLanguages(new URL('./refusals/', import.meta.url));

/** The message of a refusal in a language, or undefined where only English is known. */
export function translated(code: ErrorCode, language: string): string | undefined {
  for (const [known, file] of REFUSALS) if (known === language) return file[code];
  return undefined;
}
