// @vitest-environment happy-dom
import {
  accountLoaded,
  announcementsQuery,
  createStore,
  overlayClosed,
  selectExecution,
  sessionEnded,
  sessionOpened,
  sessionRestricted,
  writeStored,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { getListAnnouncements } from '@parlour/gateway-openapi/start';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POPUPS } from '../testing/fixtures';
import { choosePopups, closedMarker } from './popups';
import { start } from './watchPopups';

type Step = 'guest' | 'held' | 'member' | 'close' | 'logout' | 'en' | 'id';
type Marker = 'guest' | 'member';
/** The execution codes of the gateway's pop-ups, by language; every visitor gets all. */
type Given = Partial<Record<'EN' | 'ID', string>>;
/** Code and language. */
type Popup = string;

const ALL: Given = { EN: 'ABF', ID: 'ABF' };
const LATER: Given = { ID: 'ABF' };
const BOTH: readonly Marker[] = ['guest', 'member'];

/** Steps of a visit, first login, the gateway's pop-ups, what is closed; expected: calls, what is open at the end. */
const RULES: readonly (readonly [Step[], boolean, Given, readonly Marker[], Popup[], Popup[]])[] = [
  // Login state and first login.
  [['guest'], false, ALL, [], ['B EN'], ['B EN']],
  [['member'], false, ALL, [], ['A EN'], ['A EN']],
  [['member'], true, ALL, [], ['F EN'], ['F EN']],
  [['held'], false, ALL, [], [], []],
  [['held'], true, ALL, [], [], []],
  // Execution codes.
  [['guest'], false, { EN: 'AF' }, [], ['B EN'], []],
  [['member'], false, { EN: 'BF' }, [], ['A EN'], []],
  [['member'], true, { EN: 'AB' }, [], ['F EN'], []],
  [['member'], false, { EN: 'BAFA' }, [], ['A EN'], ['A EN', 'A EN']],
  // Markers: separate for members and guests.
  [['guest'], false, ALL, ['guest'], [], []],
  [['guest'], false, ALL, ['member'], ['B EN'], ['B EN']],
  [['member'], false, ALL, ['member'], [], []],
  [['member'], false, ALL, ['guest'], ['A EN'], ['A EN']],
  [['member'], true, ALL, ['member'], [], []],
  [['member'], true, ALL, ['guest'], ['F EN'], ['F EN']],
  [['guest', 'close', 'member'], false, ALL, [], ['B EN', 'A EN'], ['A EN']],
  [['guest', 'close', 'member', 'close', 'logout'], false, ALL, [], ['B EN', 'A EN'], []],
  [['guest', 'close', 'id'], false, ALL, [], ['B EN', 'B ID'], []],
  // The login state changes.
  [['guest', 'member'], false, ALL, [], ['B EN', 'A EN'], ['A EN']],
  [['guest', 'member'], true, ALL, [], ['B EN', 'F EN'], ['F EN']],
  [['guest', 'member'], false, ALL, ['guest'], ['A EN'], ['A EN']],
  [['guest', 'member'], false, { EN: 'A' }, [], ['B EN', 'A EN'], ['A EN']],
  [['guest', 'member'], false, { EN: 'B' }, [], ['B EN', 'A EN'], []],
  [['guest', 'held'], true, ALL, [], ['B EN'], []],
  [['held', 'member'], true, ALL, [], ['F EN'], ['F EN']],
  [['member', 'logout'], false, ALL, [], ['A EN', 'B EN'], ['B EN']],
  [['member', 'logout'], false, ALL, BOTH, [], []],
  // The language changes.
  [['id', 'guest'], false, ALL, [], ['B ID'], ['B ID']],
  [['guest', 'id'], false, ALL, [], ['B EN', 'B ID'], ['B ID']],
  [['guest', 'id'], false, LATER, [], ['B EN', 'B ID'], ['B ID']],
  [['member', 'id'], false, LATER, [], ['A EN', 'A ID'], ['A ID']],
  [['member', 'id'], true, LATER, [], ['F EN', 'F ID'], ['F ID']],
  [['member', 'id'], false, { ID: 'BF' }, [], ['A EN', 'A ID'], []],
  [['guest', 'id'], false, LATER, ['guest'], [], []],
  [['guest', 'id', 'en'], false, LATER, [], ['B EN', 'B ID', 'B EN'], []],
  [['guest', 'id', 'member'], false, LATER, [], ['B EN', 'B ID', 'A ID'], ['A ID']],
  [['guest', 'member', 'id'], false, LATER, ['guest'], ['A EN', 'A ID'], ['A ID']],
];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  writeStored('announcementClosed:guest', null);
  writeStored('announcementClosed:member', null);
});
afterAll(() => server.close());

/** A gateway that answers by the language of a call; returns the list of its calls. */
function giveByLanguage(given: Given): Popup[] {
  const asked: Popup[] = [];
  server.use(
    http.get('*/MCSFE_getListAnnouncements', ({ request }) => {
      const language = request.headers.get('Language') as 'EN' | 'ID';
      asked.push(`${new URL(request.url).searchParams.get('execution') ?? '-'} ${language}`);
      const popup = Array.from(given[language] ?? '').map((execution, at) => ({
        ...POPUPS.popup[0],
        id: String(at),
        title: `${execution} ${language}`,
        execution,
      }));
      const value = { ...POPUPS, popup };
      return HttpResponse.json({ success: true, value, message: null, errorCode: null });
    }),
  );
  return asked;
}

describe('the rules of pop-up announcements', () => {
  it.each(RULES)(
    '[ANN-01] [ANN-02] [ANN-03] %j, first login %j, given %j, closed for %j: asks for %j and opens %j',
    async (steps, isFirstLogin, given, closed, asks, opens) => {
      const asked = giveByLanguage(given);
      for (const marker of closed) writeStored(`announcementClosed:${marker}`, 'closed');
      let language: 'en' | 'id' = 'en';
      const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => language });
      const settle = async (): Promise<void> => {
        await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
        // The store notifies of an answer a frame later, or with the next action.
        store.dispatch({ type: 'settled' });
      };
      const openSession = () =>
        store.dispatch(sessionOpened({ token: 'a-token-of-a-session', isFirstLogin }));
      const doStep: Record<Step, () => void> = {
        guest: () => start(store),
        held: () => {
          openSession();
          store.dispatch(sessionRestricted());
        },
        member: () => {
          openSession();
          store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
        },
        close: () => {
          const visitor = selectExecution(store.getState());
          if (visitor !== null) writeStored(closedMarker(visitor), 'closed');
          store.dispatch(overlayClosed({ name: 'announcements' }));
        },
        logout: () => store.dispatch(sessionEnded({ reason: 'logout' })),
        en: () => speak('en'),
        id: () => speak('id'),
      };
      const speak = (next: 'en' | 'id'): void => {
        language = next;
        store.dispatch(baseApi.util.invalidateTags(['Announcements']));
      };
      for (const [at, step] of steps.entries()) {
        doStep[step]();
        // A visit that begins with a session has it before `start`.
        if (at === 0 && step !== 'guest') start(store);
        await settle();
      }
      expect(asked).toEqual(asks);
      const state = store.getState();
      const visitor = selectExecution(state);
      const isOpen = state.overlay.stack.some(({ name }) => name === 'announcements');
      const answer =
        visitor === null
          ? undefined
          : getListAnnouncements.select(announcementsQuery(visitor))(state).data;
      const open = isOpen && visitor !== null ? choosePopups(answer?.popup ?? [], visitor) : [];
      expect(open.map(({ title }) => title)).toEqual(opens);
    },
  );
});
