// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createKey, decryptPassword, encryptPassword } from './encryptPassword';
import type { KeyRecord } from './keyStore';

const PASSWORD = 'Parlour#2024 日本';
const expiresAt = Date.UTC(2026, 2, 15);

const record = async (changes: Partial<KeyRecord> = {}): Promise<KeyRecord> => ({
  username: 'member1',
  key: await createKey(),
  expiresAt,
  ...changes,
});

describe('encryptPassword', () => {
  it('[LOGIN-11] gives back under its own record what it sealed', async () => {
    const own = await record();
    expect(await decryptPassword(await encryptPassword(PASSWORD, own), own)).toBe(PASSWORD);
  });

  it('[B1] is base64url of version, IV and ciphertext, another one each time', async () => {
    const own = await record();
    const [first, second] = await Promise.all([
      encryptPassword('secret', own),
      encryptPassword('secret', own),
    ]);
    expect(first).toMatch(/^[\w-]+$/);
    expect(first).not.toBe(second);
    const bytes = Buffer.from(first, 'base64url');
    // Version, IV, ciphertext, authentication tag.
    expect(bytes).toHaveLength(1 + 12 + 'secret'.length + 16);
    expect(bytes[0]).toBe(1);
    expect(bytes.includes('secret')).toBe(false);
  });

  it('[LOGIN-11] [B1] its key can be read in no format', async () => {
    const key = await createKey();
    expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
    for (const format of ['raw', 'jwk'] as const)
      await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow();
  });

  it.each([
    ['another key', async () => ({ key: await createKey() })],
    ['another username', () => ({ username: 'member2' })],
    ['another day', () => ({ expiresAt: expiresAt + 1 })],
  ])('[B2] does not open under %s', async (_case, change) => {
    const own = await record();
    const encrypted = await encryptPassword(PASSWORD, own);
    await expect(decryptPassword(encrypted, { ...own, ...(await change()) })).rejects.toThrow();
  });

  it.each([
    [
      'a changed letter',
      (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`,
    ],
    ['another version', (sealed: string) => `B${sealed.slice(1)}`],
    ['a part of it', (sealed: string) => sealed.slice(0, 20)],
    ['nothing', () => ''],
    ['no base64', () => '***'],
  ])('[B2] does not open %s', async (_case, change) => {
    const own = await record();
    await expect(
      decryptPassword(change(await encryptPassword(PASSWORD, own)), own),
    ).rejects.toThrow();
  });
});
