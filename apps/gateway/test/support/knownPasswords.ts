import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of passwords that each form for a new password has to refuse. */
const COUNT = 3000;

/**
 * The most common passwords that are long enough, so that only being known speaks against them. Every third one
 * gets a capital.
 */
export const KNOWN_PASSWORDS: readonly string[] = dictionary['passwords-common']
  .filter((word) => word.length >= 8)
  .slice(0, COUNT)
  .map((word, at) => (at % 3 === 0 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word));
