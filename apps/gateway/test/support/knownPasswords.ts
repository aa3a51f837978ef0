import { dictionary } from '@zxcvbn-ts/language-common';

/** As many as are refused at every door where a password is chosen. */
const COUNT = 3000;

/**
 * The passwords that most people have, long enough for the rule of length, so that nothing but being known
 * speaks against them; every third is written with a capital.
 */
export const KNOWN_PASSWORDS: readonly string[] = dictionary['passwords-common']
  .filter((word) => word.length >= 8)
  .slice(0, COUNT)
  .map((word, at) => (at % 3 === 0 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word));
