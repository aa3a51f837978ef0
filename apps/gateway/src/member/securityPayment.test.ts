import { describe, expect, it } from 'vitest';
import { isSimple } from './securityPayment';

describe('a payment password', () => {
  it.each(['', '48291', '000000', '123456', '654321', '456789', 'abcdef', 'zzzzzzzz', ' 482913'])(
    'is too simple as %j',
    (password) => expect(isSimple(password)).toBe(true),
  );

  it.each(['482913', '705824', '112233', '123457', 'harbour9'])('is fine as %j', (password) =>
    expect(isSimple(password)).toBe(false),
  );
});
