// @vitest-environment happy-dom
import { isRefusal, newUuid } from '@parlour/gateway-openapi';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { createWithdrawal } from '@parlour/gateway-openapi/wallet';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { overlayClosed, overlayOpened } from '../overlays/overlay.slice';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { sessionEnded, sessionOpened } from './session.slice';
import { stepUpAnswered } from './stepUp';

const WITHDRAWAL = exampleOf('createWithdrawal');

/** What has reached the gateway: the key and the sealed body of each call. */
const sent: { key: string | null; body: string }[] = [];
let isSteppedUp = false;
const server = setupServer(
  answer('getEncryptionKeys'),
  http.post('*/wps/wallet/withdrawals', async ({ request }) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
    if (isSteppedUp)
      return HttpResponse.json({
        success: true,
        value: WITHDRAWAL,
        message: null,
        errorCode: null,
      });
    const value = { stepUpMethods: ['authenticator', 'recoveryCode'] };
    const refusal = { success: false, value, message: 'First', errorCode: 'STEP_UP_REQUIRED' };
    return HttpResponse.json(refusal, { status: 403 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  sent.length = 0;
  isSteppedUp = false;
});
afterAll(() => server.close());

function open() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token: 'a-token-of-a-session' }));
  const withdraw = () =>
    store.dispatch(
      createWithdrawal.initiate(
        {
          'Idempotency-Key': newUuid(),
          withdrawalRequest: {
            methodId: 'wm-bank',
            bankAccountId: 'ba-31',
            amount: '20.00',
            paymentPassword: '482913',
          },
        },
        { track: false },
      ),
    );
  const stack = () => store.getState().overlay.stack;
  const asked = () => expect.poll(stack).toHaveLength(1);
  return { store, withdraw, stack, asked };
}

describe('[TR-05] a call that needs a step-up', () => {
  it('waits for the answer, and goes out again with the same key', async () => {
    const { store, withdraw, stack, asked } = open();
    const result = withdraw();
    await asked();
    expect(stack()).toEqual([{ name: 'stepUp', methods: ['authenticator', 'recoveryCode'] }]);
    isSteppedUp = true;
    store.dispatch(stepUpAnswered());
    expect((await result).data).toEqual(WITHDRAWAL);
    expect(stack()).toEqual([]);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    // A sealed body counts once at the gateway.
    expect(sent[1]?.body).not.toBe(sent[0]?.body);
  });

  it.each([
    ['is closed', overlayClosed({ name: 'stepUp' })],
    ['gives way to another', overlayOpened({ name: 'login' } as never)],
    ['ends with the session', sessionEnded({ reason: 'logout' })],
  ])('is refused, and not sent again, where the question %s', async (_, action) => {
    const { store, withdraw, asked } = open();
    const result = withdraw();
    await asked();
    isSteppedUp = true;
    store.dispatch(action);
    const { error } = await result;
    expect(isRefusal(error, 'STEP_UP_REQUIRED')).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('shares one question with others at the same time, and asks anew later', async () => {
    const { store, withdraw, stack, asked } = open();
    const results = [withdraw(), withdraw()];
    await expect.poll(() => sent).toHaveLength(2);
    await asked();
    isSteppedUp = true;
    store.dispatch(stepUpAnswered());
    for (const result of results) expect((await result).data).toEqual(WITHDRAWAL);
    isSteppedUp = false;
    const later = withdraw();
    await asked();
    store.dispatch(overlayClosed({ name: 'stepUp' }));
    expect(isRefusal((await later).error, 'STEP_UP_REQUIRED')).toBe(true);
    expect(stack()).toEqual([]);
  });
});
