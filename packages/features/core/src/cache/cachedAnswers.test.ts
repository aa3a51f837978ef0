// @vitest-environment happy-dom
import {
  answerRestored,
  type GetHotGamesApiArg,
  getGameVendors,
  getHotGames,
} from '@parlour/gateway-openapi/start';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing';
import { cacheAnswers } from './cacheAnswers';
import { restoreCachedAnswers } from './restoreCachedAnswers';

const HOT: GetHotGamesApiArg = {
  merchantCode: 'parlour',
  isPlatform: 2,
  platform: 'flash,html5-desktop',
  language: 'EN',
};
const GAMES = exampleOf('getHotGames') as { nodeId: number }[];
const VENDORS = exampleOf('getGameVendors');

const newPage = () => createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
type Page = ReturnType<typeof newPage>;
const nodesOf = ({ getState }: Page) =>
  getHotGames
    .select(HOT)(getState())
    .data?.map(({ nodeId }) => nodeId);

/** Gives a page an answer of the gateway. */
function receive({ dispatch }: Page, ...answer: Parameters<typeof answerRestored>): void {
  const action = answerRestored(...answer);
  if (action === null) throw new Error('This is no answer of the contract.');
  dispatch(action);
  // The store notifies its subscribers a moment later.
  vi.advanceTimersByTime(20);
}

/** The page after one that had answers: it starts with what that one persisted. */
function nextPage(): Page {
  const page = newPage();
  page.dispatch(restoreCachedAnswers());
  return page;
}
function tellFirstPage(): Page {
  const page = newPage();
  receive(page, 'getHotGames', HOT, GAMES);
  cacheAnswers(page);
  receive(page, 'getGameVendors', { merchantCode: 'parlour' }, VENDORS);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[CACHE-01] answers that are kept for the visit', () => {
  it('are there when the page is loaded again, those from before it looked and after', () => {
    tellFirstPage();
    const page = nextPage();
    expect(nodesOf(page)).toEqual(GAMES.map(({ nodeId }) => nodeId));
    const vendors = getGameVendors.select({ merchantCode: 'parlour' })(page.getState());
    expect(vendors).toMatchObject({ isSuccess: true, data: VENDORS });
  });

  it('are the last ones that came', () => {
    const first = tellFirstPage();
    vi.advanceTimersByTime(1_000);
    receive(first, 'getHotGames', HOT, GAMES.slice(0, 1));
    expect(nodesOf(nextPage())).toEqual([GAMES[0]?.nodeId]);
  });

  it('last ten minutes, however often the page is loaded', () => {
    tellFirstPage();
    vi.advanceTimersByTime(599_000);
    const second = nextPage();
    expect(nodesOf(second)).toHaveLength(GAMES.length);
    cacheAnswers(second);
    vi.advanceTimersByTime(2_000);
    expect(nodesOf(nextPage())).toBeUndefined();
    expect(sessionStorage.getItem('hotGames')).toBeNull();
  });

  it('are not written again once a logout has emptied the storage', () => {
    const first = tellFirstPage();
    sessionStorage.clear();
    first.dispatch({ type: 'anything' });
    expect(sessionStorage.length).toBe(0);
  });

  it('are not shown in another language', () => {
    tellFirstPage();
    document.documentElement.lang = 'id';
    expect(nodesOf(nextPage())).toBeUndefined();
  });

  const stored = (changes: object): string =>
    `${String(Date.now())} ${JSON.stringify({ version: 2, of: 'parlour en', arg: HOT, value: GAMES, ...changes })}`;

  it('are taken as they were written', () => {
    sessionStorage.setItem('hotGames', stored({}));
    expect(nodesOf(nextPage())).toHaveLength(GAMES.length);
  });

  it.each([
    ['another version', () => stored({ version: 1 })],
    ['another merchant', () => stored({ of: 'other en' })],
    ['rows of another form', () => stored({ value: [{ a: 1 }] })],
    ['no list', () => stored({ value: {} })],
    ['no time', () => stored({}).replace(/^\d+/, 'now')],
    ['no JSON', () => `${String(Date.now())} {"version":2`],
    ['a form from before', () => JSON.stringify({ version: 1, of: 'parlour EN', value: GAMES })],
  ])('are dropped where they are of %s', (_, text) => {
    sessionStorage.setItem('hotGames', text());
    expect(nodesOf(nextPage())).toBeUndefined();
    expect(sessionStorage.getItem('hotGames')).toBeNull();
  });
});
