import { expect, it } from 'vitest';
import { DECOY, hashPassword, isPassword } from './passwords';

/** All of a hash that says what it costs. */
const costOf = (hashed: string): string => hashed.split('$').slice(0, 4).join('$');

it('opens with its password alone, and for nobody without one', async () => {
  const stored = await hashPassword('Quiet-Harbour-9');
  expect(await isPassword(stored, 'Quiet-Harbour-9')).toBe(true);
  expect(await isPassword(stored, 'quiet-harbour-9')).toBe(false);
  expect(await isPassword(null, 'Quiet-Harbour-9')).toBe(false);
});

it('costs an unknown user what it costs a known one', async () => {
  expect(costOf(DECOY)).toBe(costOf(await hashPassword('Quiet-Harbour-9')));
  expect(costOf(DECOY)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/);
});
