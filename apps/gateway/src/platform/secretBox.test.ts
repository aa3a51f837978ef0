import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secretBox';

const KEY = 'a secret key of the tests, long enough';
const OLDER = 'the secret key of last year, long enough';
const CONTEXT = 'authenticator of 12';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('secrets at rest', () => {
  const box = createSecretBox([KEY]);

  it('open for the place that they were sealed for, and look different each time', () => {
    const sealed = [box.encrypt(SECRET, CONTEXT), box.encrypt(SECRET, CONTEXT)];
    expect(new Set(sealed).size).toBe(2);
    for (const one of sealed) {
      expect(one).not.toContain(SECRET);
      expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain(SECRET);
      expect(box.decrypt(one, CONTEXT)).toBe(SECRET);
    }
  });

  it('do not open elsewhere, under another key, changed or plain', () => {
    const sealed = box.encrypt(SECRET, CONTEXT);
    expect(() => box.decrypt(sealed, 'authenticator of 13')).toThrow('SECRET_KEY');
    expect(() => createSecretBox([OLDER]).decrypt(sealed, CONTEXT)).toThrow('SECRET_KEY');
    for (let at = 3; at < sealed.length - 1; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(() => box.decrypt(changed, CONTEXT), String(at)).toThrow('SECRET_KEY');
    }
    for (const other of [SECRET, '', 'v1.', 'v1.AAAA', sealed.slice(0, -4)])
      expect(() => box.decrypt(other, CONTEXT), other).toThrow('SECRET_KEY');
  });

  it('still open after the key was replaced, and new ones are sealed under the new one', () => {
    const replaced = createSecretBox([KEY, OLDER]);
    expect(replaced.decrypt(createSecretBox([OLDER]).encrypt(SECRET, CONTEXT), CONTEXT)).toBe(
      SECRET,
    );
    expect(box.decrypt(replaced.encrypt(SECRET, CONTEXT), CONTEXT)).toBe(SECRET);
  });
});
