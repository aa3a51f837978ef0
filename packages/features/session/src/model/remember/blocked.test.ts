// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, readCookie } from './cookies';
import { forgetRemembered } from './forgetRemembered';
import { PASSWORD_COOKIE } from './names';
import { readRemembered, readSavedPassword, savedUsernames } from './remembered';
import { rememberPhone, rememberUsername } from './rememberLogin';
import { useRemember } from './useRemember';

const PASSWORD = 'Parlour#2024';
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const cookies = (get: () => unknown, set: (text: string) => void) =>
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
/** A database whose `open` behaves like this. */
const database = (open: () => unknown) => vi.stubGlobal('indexedDB', { open });
const answering = (handler: 'onsuccess' | 'onerror', result?: unknown) => () => {
  const request: Record<string, unknown> = {
    result,
    error: new DOMException('no', 'VersionError'),
  };
  queueMicrotask(() => (request[handler] as () => void)());
  return request;
};
/** A database of another program, without our store. */
const alien = { transaction: denied, close: () => undefined };

const COOKIES = {
  'that throw': () => cookies(denied, denied),
  'that throw when they are written': () => cookies(() => '', denied),
  'that are full, or switched off': () =>
    cookies(
      () => 'other=1',
      () => undefined,
    ),
  'that hold nonsense': () =>
    cookies(
      () => '=; %; remember:%E0%A4%A=%; ;;=\0',
      () => undefined,
    ),
  'that are none': () =>
    cookies(
      () => undefined,
      () => undefined,
    ),
  'that work': () => undefined,
};
const DATABASES = {
  'that throws': () => vi.stubGlobal('indexedDB', undefined),
  'that can not be opened': () => database(answering('onerror')),
  'that throws when it is opened': () => database(denied),
  "that is another program's": () => database(answering('onsuccess', alien)),
  'that answers with nothing': () => database(answering('onsuccess')),
};
const rows = Object.entries(COOKIES).flatMap(([of, block]) =>
  Object.entries(DATABASES).map(([at, stub]) => [of, at, block, stub] as const),
);

afterEach(async () => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'cookie');
  await forgetRemembered();
});

describe.each(rows)('[LOGIN-11] cookies %s beside a database %s', (_, __, block, stub) => {
  it('remember for the page, and are forgotten with the box', async () => {
    block();
    stub();
    const { result } = renderHook(() => useRemember({ isOffered: true }));
    expect(result.current.view).toMatchObject({ isOn: false, savedFor: [] });
    await rememberUsername('member1', PASSWORD);
    rememberPhone({ country: 'SG', mobileNum: '81230002', countryDialingCode: '65' });
    expect(readRemembered()).toEqual({
      isOn: true,
      username: 'member1',
      phone: { country: 'SG', mobileNum: '81230002' },
    });
    expect(await savedUsernames()).toEqual(['member1']);
    expect(await readSavedPassword('member1')).toBe(PASSWORD);
    expect(readCookie(PASSWORD_COOKIE + 'member1')).not.toContain(PASSWORD);
    await forgetRemembered();
    expect(readRemembered().isOn).toBe(false);
    expect(await readSavedPassword('member1')).toBeNull();
  });
});

it('[LOGIN-11] memory forgets after a day, as the browser does', async () => {
  cookies(denied, denied);
  await rememberUsername('member1', PASSWORD);
  vi.setSystemTime(Date.now() + (DAY + 1) * 1000);
  expect(readRemembered()).toMatchObject({ isOn: false, username: '' });
  expect(await savedUsernames()).toEqual([]);
});
