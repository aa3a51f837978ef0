import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, callFor } from './faults.fixtures';
import { LOBBY_SHAPES } from './generated/lobbyShapes';
import { ENCRYPTED_CALLS, FORM_CALLS, RAW_CALLS, VERSION_3_CALLS } from './generated/operations';
import { SHAPES } from './generated/shapes';
import { exampleOf } from './testing';

let body = '';
let log = vi.fn<(line: string) => void>();
beforeEach(() => {
  log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // With a long `Retry-After`, the client does not retry.
  answerWith(() => new Response(body, { headers: { 'Retry-After': '600' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const answerOf = (value: unknown): string =>
  JSON.stringify({ success: true, value, message: null, errorCode: null })
    // JSON can contain numbers that overflow.
    .replaceAll('1e+308', '1e999');

describe('[F6] a bad item', () => {
  const games = exampleOf('getHotGames') as Record<string, unknown>[];
  const [game = {}] = games;
  const hot = async (value: unknown) => {
    body = answerOf(value);
    return callFor('getHotGames');
  };

  it.each([
    ['null', null],
    ['a text', 'game'],
    ['one without its name', { ...game, displayName: undefined }],
    ['one whose number is infinite', { ...game, nodeId: 1e308 }],
    ['one whose name is an object', { ...game, displayName: { en: 'Koi' } }],
  ])('%s is left out of its list, which survives', async (_, bad) => {
    expect((await hot([game, bad, { ...game, nodeId: 7 }])).data).toEqual([
      game,
      { ...game, nodeId: 7 },
    ]);
  });

  it('is counted where developers see it', async () => {
    await hot([game]);
    expect(log).not.toHaveBeenCalled();
    await hot([game, null, 7]);
    await hot([game, {}]);
    const [first = '', second = ''] = log.mock.calls.map(([line]) => line);
    expect(first).toContain('getHotGames: left out 2 of its items');
    expect(second).toContain('getHotGames: left out 1 of its items');
    const soFar = (line: string) => Number(/\((\d+) so far\)/.exec(line)?.[1]);
    expect(soFar(second)).toBe(soFar(first) + 1);
  });

  it('does not make an empty list of one that is all bad', async () => {
    expect(await hot([null, {}])).toEqual({ error: { kind: 'malformed' } });
    expect(await hot([])).toEqual({ data: [] });
  });

  it('makes columns wrong that belong together', async () => {
    const index = exampleOf('getGameSearchIndex') as { names: unknown[] };
    body = answerOf({ ...index, names: [...index.names.slice(1), null] });
    expect(await callFor('getGameSearchIndex')).toEqual({ error: { kind: 'malformed' } });
  });

  it('leaves further fields alone, and what may be missing out', async () => {
    const status = exampleOf('getSystemStatus') as { info: { resources: object } };
    const resources = { ...status.info.resources, LANDING: 5, MORE: [] };
    body = answerOf({ ...status, info: { ...status.info, resources } });
    const { data } = await callFor('getSystemStatus');
    const { LANDING: _, ...kept } = resources;
    // Iterating over the fields finds none that is undefined.
    expect(data).toStrictEqual({ ...status, info: { ...status.info, resources: kept } });
  });

  it('of the details of a refusal is left out too', async () => {
    const value = { fields: 'none', captcha: 'yes', retryAfterSeconds: 3 };
    body = JSON.stringify({ success: false, value, message: 7, errorCode: 'BAD_REQUEST' });
    expect((await callFor('sendFeedback')).error).toEqual({
      kind: 'refused',
      status: 200,
      code: 'BAD_REQUEST',
      message: '',
      details: { retryAfterSeconds: 3 },
    });
  });
});

describe('what a list of games asks for by itself', () => {
  it('is known with its endpoints, as it is with those of all other calls', async () => {
    await import('./endpoints/games');
    expect(Object.keys(LOBBY_SHAPES)).toEqual(['getGameSearchIndex']);
    expect(LOBBY_SHAPES['getGameSearchIndex']).toEqual(SHAPES['getGameSearchIndex']);
    const index = exampleOf('getGameSearchIndex') as { names: unknown[] };
    body = answerOf({ ...index, names: [...index.names.slice(1), null] });
    expect(await callFor('getGameSearchIndex')).toEqual({ error: { kind: 'malformed' } });
  });

  it('is sent as it is, without what those bring', () => {
    const others = [ENCRYPTED_CALLS, VERSION_3_CALLS, RAW_CALLS, FORM_CALLS];
    expect(others.filter((calls) => calls.has('GET /wps/games/searchIndex'))).toEqual([]);
  });
});
