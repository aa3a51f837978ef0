// @vitest-environment happy-dom
import { dismissToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import {
  accountLoaded,
  clearSessionStorage,
  createStore,
  navigationRequested,
  sessionOpened,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { initReactI18next } from 'react-i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import texts from '../i18n/late/statementReview/en.json';
import { handle } from './askForReview';

const server = setupServer();
const REFUSED = { success: false, value: null, message: 'Not now', errorCode: 'FEATURE_OFF' };
let asked = 0;

beforeAll(async () => {
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover: () => undefined,
    hidePopover: () => undefined,
  });
  server.listen({ onUnhandledRequest: 'error' });
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { statementReview: texts } } });
});
beforeEach(() => {
  render(<ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />);
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  clearSessionStorage();
  server.resetHandlers();
  asked = 0;
});
afterAll(() => server.close());

/** Somebody logs in, and their account is loaded so many times. Null: the gateway refuses. */
async function logIn(isDue: boolean | null, { isTrial = false, times = 1 } = {}) {
  server.use(
    http.get('*/wps/saferPlay/statement/review', () => {
      asked += 1;
      if (isDue === null) return HttpResponse.json({ ...REFUSED }, { status: 403 });
      const value = { ...(exampleOf('getStatementReview') as object), isDue };
      return HttpResponse.json({ success: true, value, message: null, errorCode: null });
    }),
  );
  const paths: string[] = [];
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const dispatch = ((action: unknown) => {
    if (navigationRequested.match(action)) paths.push(action.payload.path);
    return store.dispatch(action as never) as unknown;
  }) as typeof store.dispatch;
  store.dispatch(sessionOpened({ token: 'a-token-of-a-session' }));
  for (let time = 0; time < times; time += 1) {
    const loaded = accountLoaded({ ...SAMPLE_ACCOUNT, isTrial });
    store.dispatch(loaded);
    handle(loaded, dispatch, store.getState);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return paths;
}

describe('[SP-08] [R19] who logs in', () => {
  it('is asked to look at the statement when that is due, and led there', async () => {
    const paths = await logIn(true);
    expect(await screen.findByText(texts.text)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: texts.open }));
    expect(paths).toEqual(['/?member=activityStatement']);
  });

  it('is asked once in a session', async () => {
    await logIn(true, { times: 3 });
    expect(await screen.findAllByText(texts.text)).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it('is asked at the next load where the gateway has not said', async () => {
    await logIn(null);
    expect(screen.queryByText(texts.text)).toBeNull();
    await logIn(true);
    expect(await screen.findByText(texts.text)).toBeDefined();
  });

  it('is left alone when nothing is due, and with play money', async () => {
    await logIn(false);
    await expect.poll(() => asked).toBe(1);
    expect(screen.queryByText(texts.text)).toBeNull();
    clearSessionStorage();
    await logIn(true, { isTrial: true });
    expect(asked).toBe(1);
  });
});
