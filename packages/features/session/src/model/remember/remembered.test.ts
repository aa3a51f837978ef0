// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, readCookie, writeCookie } from './cookies';
import { createKey } from './encryptPassword';
import { forgetRemembered } from './forgetRemembered';
import { keyStore } from './keyStore';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './names';
import {
  NOTHING_REMEMBERED,
  readRemembered,
  readSavedPassword,
  savedUsernames,
} from './remembered';
import { rememberPhone, rememberUsername } from './rememberLogin';
import { useRemember } from './useRemember';

const PASSWORD = 'Parlour#2024';
const OF_MEMBER = `${PASSWORD_COOKIE}member1`;
const OF_AGENT = `${PASSWORD_COOKIE}agent1`;
/** Happy-dom has no IndexedDB, so the keys are in memory. */
const keys = async () => (await keyStore.list()).map(({ username }) => username);
const expectGone = (name: string) => expect(readCookie(name)).toBeNull();

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetRemembered();
});

describe('[LOGIN-11] what is remembered of a login', () => {
  it('is the username with its password, sealed anew each time', async () => {
    await rememberUsername('member1', PASSWORD);
    const first = readCookie(OF_MEMBER);
    expect(first).not.toContain(PASSWORD);
    expect(readRemembered()).toEqual({ isOn: true, username: 'member1', phone: null });
    expect(await savedUsernames()).toEqual(['member1']);
    expect(await readSavedPassword('member1')).toBe(PASSWORD);
    await rememberUsername('member1', PASSWORD);
    expect(readCookie(OF_MEMBER)).not.toBe(first);
    expect(await keys()).toEqual(['member1']);
  });

  it('is the number with its country', () => {
    rememberPhone({ country: 'SG', mobileNum: '81230002', countryDialingCode: '65' });
    const phone = { country: 'SG', mobileNum: '81230002' };
    expect(readRemembered()).toEqual({ isOn: true, username: '', phone });
  });

  it.each([
    ['is there', DAY - 60, ['member1']],
    ['is gone with its key', DAY + 1, []],
  ])('[B2] %s after %i s', async (_, seconds, expected) => {
    await rememberUsername('member1', PASSWORD);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect(await readSavedPassword('member1')).toBe(expected.length > 0 ? PASSWORD : null);
    expect(await savedUsernames()).toEqual(expected);
    expect(await keys()).toEqual(expected);
  });

  it('[B2] opens nothing under another username', async () => {
    await rememberUsername('member1', PASSWORD);
    await rememberUsername('agent1', 'Another#2024');
    writeCookie(OF_AGENT, readCookie(OF_MEMBER) ?? '');
    expect(await readSavedPassword('agent1')).toBeNull();
    expect(await readSavedPassword('member1')).toBe(PASSWORD);
  });

  it('[B2] is dropped where one half of it is missing', async () => {
    await rememberUsername('member1', PASSWORD);
    await keyStore.drop('member1');
    const expiresAt = Date.now() + DAY * 1000;
    await keyStore.write({ username: 'agent1', key: await createKey(), expiresAt });
    expect(await savedUsernames()).toEqual([]);
    expectGone(OF_MEMBER);
    expect(await keys()).toEqual([]);
  });

  it('is the username alone without Web Crypto', async () => {
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('missing'));
    await rememberUsername('member1', PASSWORD);
    expect(readRemembered()).toMatchObject({ isOn: true, username: 'member1' });
    expectGone(OF_MEMBER);
    expect(await savedUsernames()).toEqual([]);
  });
});

describe('[LOGIN-11] the box of a login form', () => {
  it('[B2] wipes cookies and keys when it is unticked', async () => {
    await rememberUsername('member1', PASSWORD);
    const { result } = renderHook(() => useRemember({ isOffered: true }));
    await waitFor(() => expect(result.current.view?.savedFor).toEqual(['member1']));
    act(() => result.current.view?.onChange({ isOn: false }));
    expect(result.current.view).toMatchObject({ isOn: false, savedFor: [] });
    await expect.poll(keys).toEqual([]);
    expectGone(OF_MEMBER);
    expectGone(REMEMBER_COOKIES.flag);
    expect(readRemembered()).toEqual(NOTHING_REMEMBERED);
  });

  it('reads, keeps and wipes nothing where it is not offered', async () => {
    await rememberUsername('member1', PASSWORD);
    const { result } = renderHook(() => useRemember({ isOffered: false }));
    expect(result.current).toMatchObject({ start: NOTHING_REMEMBERED, isOn: false });
    expect(result.current.view).toBeUndefined();
    expect(await keys()).toEqual(['member1']);
  });
});
