import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, callFor, skipWaits } from './faults.fixtures';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[F3] a call that is not answered', () => {
  it.each(['getHotGames', 'sendFeedback'])(
    '%s is given up after 30 s, and not sent again',
    async (id) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const aborted: string[] = [];
      const asked = answerWith(
        ({ signal, url }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted.push(url);
              reject(signal.reason as Error);
            });
          }),
      );
      const outcome = callFor(id);
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(29_900);
      expect(aborted).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(200);
      expect(await outcome).toEqual({ error: { kind: 'timeout' } });
      expect(aborted).toHaveLength(1);
      expect(asked).toHaveLength(1);
    },
  );

  it('counts as one too when the answer stops in its middle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = answerWith(({ signal }) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"success":true,'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    const outcome = callFor('getHotGames');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_100);
    expect(await outcome).toEqual({ error: { kind: 'timeout' } });
  });
});

const MALFORMED = [
  '{"success":true,"value":[',
  '{"success":true "value":[]}',
  "{'success':true}",
  '{"success":true,"value":[],}',
  'undefined',
  'NaN',
  '\u0000',
  '{"success":tru',
  '[1,2',
  '"only a text"',
  '42',
  'null',
  'true',
  '[]',
  '{}',
  '{"success":true}',
  '{"success":"true","value":[]}',
  ')]}\',\n{"success":true,"value":[]}',
  '{"value":[]}',
];

describe('[F4] an answer that is no JSON, or not the contract’s', () => {
  it.each(MALFORMED)('%j is an error of the system', async (body) => {
    skipWaits();
    answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    const { data, error } = await callFor('getHotGames');
    expect(data).toBeUndefined();
    expect(['malformed', 'refused']).toContain(error?.kind);
    if (error?.kind === 'refused')
      expect(error).toMatchObject({ code: 'SYSTEM_ERROR', message: '' });
  });
});

describe('[F5] [ERR-04] what did not come from the gateway', () => {
  it.each([
    ['a page of a captive portal', () => new Response('<!doctype html><title>Wi-Fi</title>')],
    ['an empty body', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
  ])('%s is a fault of the network', async (_, answer) => {
    skipWaits();
    answerWith(answer);
    for (const id of ['getHotGames', 'getHelpCenter', 'sendFeedback'])
      expect(await callFor(id)).toEqual({ error: { kind: 'network' } });
  });
});
