import { describe, expect, it } from 'vitest';
import { createTwoFactorSecret, otpauthUrl, totpAt, verifyTotp } from './twoFactor';

/** '12345678901234567890' in base32: the secret of the RFC's appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const moment = new Date(second * 1000);
    expect(totpAt(SECRET, moment, 8)).toBe(code);
    expect(verifyTotp(SECRET, code.slice(2), moment)).toBe(Math.floor(second / 30));
  });

  it('count one step early or late, and no further', () => {
    const now = new Date(1_700_000_010_000);
    const at = (seconds: number) =>
      verifyTotp(SECRET, totpAt(SECRET, new Date(now.getTime() + seconds * 1000)), now);
    const present = Math.floor(now.getTime() / 30_000);
    expect([-30, 0, 30].map(at)).toEqual([present - 1, present, present + 1]);
    expect([-60, 60, 3600].map(at)).toEqual([null, null, null]);
  });

  it('are six digits, which may be typed in two groups', () => {
    const now = new Date(59_000);
    expect(verifyTotp(SECRET, '287 082', now)).toBe(1);
    for (const other of ['', '28708', '2870822', '94287082', 'abcdef', '２８７０８２'])
      expect(verifyTotp(SECRET, other, now), other).toBeNull();
  });
});

describe('a secret', () => {
  it('has 160 bits and is another one each time', () => {
    const secrets = new Set(Array.from({ length: 50 }, createTwoFactorSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('travels in an address that authenticators read', () => {
    const url = new URL(otpauthUrl('Parlour', 'member 1', SECRET));
    expect(`${url.protocol}//${url.host}${url.pathname}`).toBe('otpauth://totp/Parlour:member%201');
    expect(Object.fromEntries(url.searchParams)).toEqual({ secret: SECRET, issuer: 'Parlour' });
  });
});
