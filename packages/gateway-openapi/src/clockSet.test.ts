import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, callFor, encryptedAt } from './faults.fixtures';
import { exampleOf } from './testing';

const STARTED = Date.parse('2026-03-14T08:00:00Z');
const AGE = 120;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: STARTED });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A gateway with a fixed clock, which refuses encrypted bodies that are too old or from the future. */
function gatewayAt(time: number): string[] {
  const headers = { Date: new Date(time).toUTCString() };
  return answerWith(async (request) => {
    const isEncrypted = request.method === 'POST';
    const isOpened = !isEncrypted || Math.abs((await encryptedAt(request)) - time / 1000) <= AGE;
    const errorCode = isOpened ? null : 'ENC_REFUSED';
    const value = isOpened ? exampleOf(isEncrypted ? 'login' : 'getHotGames') : null;
    return Response.json(
      { success: isOpened, value, message: null, errorCode },
      { status: isOpened ? 200 : 400, headers },
    );
  });
}

describe('a device whose clock is set while the page is open', () => {
  it('is told of the right time by the refusal, and sends the body once more', async () => {
    const asked = gatewayAt(STARTED);
    expect(await callFor('getHotGames')).toHaveProperty('data');
    vi.setSystemTime(STARTED + 1_800_000);
    expect(await callFor('login')).toHaveProperty('data');
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2);
    expect(await callFor('login')).toHaveProperty('data');
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(3);
  });

  it('is refused where that does not help, after the second time', async () => {
    const asked = answerWith(() =>
      Response.json(
        { success: false, value: null, message: 'No', errorCode: 'ENC_REFUSED' },
        { status: 400 },
      ),
    );
    expect((await callFor('login')).error).toMatchObject({ code: 'ENC_REFUSED' });
    expect(asked).toHaveLength(2);
  });
});
