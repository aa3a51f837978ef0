import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, callFor, skipWaits } from './faults.fixtures';
import { exampleOf } from './testing';

const envelope = (value: unknown) => ({ success: true, value, message: null, errorCode: null });
const refusal = (errorCode: string) => ({ success: false, value: null, message: 'No', errorCode });
const good = () => Response.json(envelope(exampleOf('getHotGames')));

let waits: number[] = [];
beforeEach(() => {
  waits = skipWaits();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers with these, one after the other; the last one repeats. */
function answerInTurn(...answers: (() => Response)[]): string[] {
  let at = 0;
  return answerWith(() => {
    const answer = answers[Math.min(at, answers.length - 1)];
    at += 1;
    return answer?.() ?? Response.error();
  });
}

const status =
  (code: number, headers: HeadersInit = {}) =>
  () =>
    new Response('<h1>Bad gateway</h1>', { status: code, headers });
const refused =
  (code: number, name: string, headers: HeadersInit = {}) =>
  () =>
    Response.json(refusal(name), { status: code, headers });

describe('[F2] a read that fails', () => {
  it.each([500, 502, 503, 504])('with %i is sent three times, later each time', async (code) => {
    const asked = answerInTurn(status(code));
    expect(await callFor('getHotGames')).toEqual({ error: { kind: 'malformed' } });
    expect(asked).toHaveLength(3);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(300);
    expect(waits[0]).toBeLessThanOrEqual(600);
    expect(waits[1]).toBeGreaterThanOrEqual(600);
    expect(waits[1]).toBeLessThanOrEqual(1200);
  });

  it('with 503 in the words of the gateway is sent three times too', async () => {
    const asked = answerInTurn(refused(503, 'SYSTEM_ERROR'));
    expect((await callFor('getHelpCenter')).error).toMatchObject({ code: 'SYSTEM_ERROR' });
    expect(asked).toHaveLength(3);
  });

  it('waits by chance, so that not all come back at once', async () => {
    answerInTurn(status(502));
    for (let call = 0; call < 8; call += 1) await callFor('getHotGames');
    const first = waits.filter((_, at) => at % 2 === 0);
    expect(new Set(first).size).toBeGreaterThan(4);
  });

  it('is content with the second try', async () => {
    const asked = answerInTurn(() => {
      throw new TypeError('Failed to fetch');
    }, good);
    expect((await callFor('getHotGames')).data).toEqual(exampleOf('getHotGames'));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['seconds', () => '2'],
    ['a moment', () => new Date(Date.now() + 2400).toUTCString()],
  ])('waits for as long as Retry-After says in %s', async (_, header) => {
    const asked = answerInTurn(status(503, { 'Retry-After': header() }), good);
    expect((await callFor('getHotGames')).data).toBeDefined();
    expect(asked).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(1000);
    expect(waits[0]).toBeLessThanOrEqual(3000);
  });

  it('is not sent again when Retry-After asks for more than somebody would wait', async () => {
    const asked = answerInTurn(status(503, { 'Retry-After': '120' }));
    await callFor('getHotGames');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['MAINTENANCE', 503],
    ['TOO_MANY_REQUESTS', 429],
    ['FORBIDDEN', 403],
  ])('is sent once when it is refused with %s', async (code, number) => {
    const asked = answerInTurn(refused(number, code));
    expect((await callFor('getHelpCenter')).error).toMatchObject({ kind: 'refused', code });
    expect(asked).toHaveLength(1);
  });
});

describe('[F2] what has an effect', () => {
  it.each(['sendFeedback', 'logout', 'addFavoriteGame', 'login', 'launchGame', 'launchChat'])(
    '%s is sent once',
    async (id) => {
      const asked = answerInTurn(status(502));
      expect((await callFor(id)).error).toEqual({ kind: 'malformed' });
      expect(asked).toHaveLength(1);
    },
  );
});

describe('[F28] a refusal for too many calls', () => {
  it('says for how long, by the header where the answer does not', async () => {
    answerInTurn(refused(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '90' }));
    expect((await callFor('sendFeedback')).error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 90 },
    });
  });

  it('is one in whatever words, as those of a proxy that knows no envelopes', async () => {
    const asked = answerInTurn(status(429, { 'Retry-After': '90' }));
    for (const call of ['getHotGames', 'sendFeedback'])
      expect((await callFor(call)).error).toEqual({
        kind: 'refused',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: '',
        details: { retryAfterSeconds: 90 },
      });
    expect(asked).toHaveLength(2);
  });
});
