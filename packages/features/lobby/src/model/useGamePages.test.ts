// @vitest-environment happy-dom
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pageOf, sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, renderOnStore } from '../testing/server';
import { useGamePages } from './useGamePages';

const PAGE_SIZE = 60;
const GAMES = sampleGames(200);
const { server, queriesOf } = mockGateway(gameList(GAMES));

const BUSY = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Please wait.' } as const;

const QUERY = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  merchant: 'parlour',
  gameType: 'RNG',
  language: 'EN',
} as const;

interface Search {
  gameName?: string | undefined;
}

const show = (gameName?: string) =>
  renderOnStore(
    (props: Search) =>
      useGamePages({ ...QUERY, ...(props.gameName && { gameName: props.gameName }) }),
    { gameName },
  );
const pagesAsked = () => queriesOf('gameList').map(({ pageNo }) => Number(pageNo));

describe('useGamePages', () => {
  it('[LOB-01] asks for the first page and knows how many games there are', async () => {
    const { result } = show();
    expect(result.current).toMatchObject({ status: 'loading', total: 0 });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', total: 200 }));
    expect(queriesOf('gameList')).toEqual([
      { ...QUERY, clientType: '3', pageNo: '1', pageSize: String(PAGE_SIZE) },
    ]);
    expect(result.current.gameAt(0)?.nodeId).toBe(GAMES[0]?.nodeId);
    expect(result.current.gameAt(PAGE_SIZE)).toBeUndefined();
  });

  it('[LOB-03] asks for further pages as they are needed, each once', async () => {
    const { result } = show();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.need({ first: 70, last: 130 }));
    act(() => result.current.need({ first: 0, last: 130 }));
    await waitFor(() => expect(result.current.gameAt(130)).toBeDefined(), { timeout: 5000 });
    expect(result.current.gameAt(61)?.nodeId).toBe(GAMES[61]?.nodeId);
    expect(result.current.gameAt(130)?.nodeId).toBe(GAMES[130]?.nodeId);
    expect(pagesAsked()).toEqual([1, 2, 3]);
  });

  it('keeps the last list in sight until the new one is there', async () => {
    const { result, rerender } = show();
    await waitFor(() => expect(result.current.total).toBe(200));
    rerender({ gameName: 'koi' });
    expect(result.current).toMatchObject({ status: 'ready', total: 200 });
    await waitFor(() => expect(result.current.total).toBeLessThan(200));
    expect(result.current.gameAt(0)?.displayName).toMatch(/koi/i);
  });

  it('drops an answer that a newer search has made useless', async () => {
    const gate = new EventTarget();
    const held = new Promise((resolve) => {
      gate.addEventListener('open', resolve);
    });
    server.use(
      http.get('*/wps/relay/GCSGAME_gameList', async ({ request }) => {
        if (new URL(request.url).searchParams.get('gameName') !== 'slow') return undefined;
        await held;
        const value = pageOf(GAMES.slice(0, 3), 1, PAGE_SIZE);
        return HttpResponse.json({ success: true, value, message: null, errorCode: null });
      }),
    );
    const { result, rerender } = show('slow');
    await waitFor(() => expect(queriesOf('gameList')).toHaveLength(1));
    rerender({ gameName: undefined });
    await waitFor(() => expect(result.current.total).toBe(200));
    gate.dispatchEvent(new Event('open'));
    // The answer to a later query comes after the delayed one.
    act(() => result.current.need({ first: 60, last: 60 }));
    await waitFor(() => expect(result.current.gameAt(60)).toBeDefined());
    expect(result.current.total).toBe(200);
    expect(result.current.gameAt(5)?.nodeId).toBe(GAMES[5]?.nodeId);
  });

  it('says that a list failed, and has it after another try', async () => {
    server.use(refuse('getGameList', BUSY));
    const { result } = show();
    await waitFor(() => expect(result.current.status).toBe('failed'));
    server.resetHandlers();
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', total: 200 }));
  });

  it('shows a new search as under way, not as failed like the one before', async () => {
    server.use(refuse('getGameList', BUSY));
    const { result, rerender } = show('koi');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    server.resetHandlers();
    rerender({ gameName: undefined });
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('keeps what it has when a later page fails, says so, and asks again when that is wanted', async () => {
    const { result } = show();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.missing).toBeUndefined();
    server.use(refuse('getGameList', BUSY));
    act(() => result.current.need({ first: 60, last: 60 }));
    await waitFor(() => expect(result.current.missing?.error).toMatchObject({ ...BUSY }));
    expect(result.current).toMatchObject({ status: 'ready', total: 200 });
    expect(result.current.gameAt(0)).toBeDefined();
    server.use(gameList(GAMES));
    // A page that failed is not requested again at every render.
    act(() => result.current.need({ first: 60, last: 60 }));
    act(() => result.current.retry());
    expect(result.current.missing).toBeUndefined();
    await waitFor(() => expect(result.current.gameAt(60)).toBeDefined());
    expect(pagesAsked()).toEqual([1, 2, 2]);
  });

  it.each([1, 2])('asks again for page %i by itself when the line is back', async (page) => {
    const { result } = show();
    if (page === 2) await waitFor(() => expect(result.current.status).toBe('ready'));
    server.use(refuse('getGameList', BUSY));
    if (page === 2) act(() => result.current.need({ first: 60, last: 60 }));
    await waitFor(() =>
      expect(result.current.status === 'failed' || result.current.missing !== undefined).toBe(true),
    );
    server.use(gameList(GAMES));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(result.current.gameAt(page === 2 ? 60 : 0)).toBeDefined());
  });

  it('asks for nothing more once it is gone', async () => {
    const first = show();
    await waitFor(() => expect(first.result.current.status).toBe('ready'));
    act(() => first.result.current.need({ first: 60, last: 190 }));
    first.unmount();
    const { result } = show('koi');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(pagesAsked().filter((page) => page > 2)).toEqual([]);
  });

  it('has an empty list where nothing fits', async () => {
    server.use(answer('getGameList', pageOf([], 1, PAGE_SIZE)));
    const { result } = show();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', total: 0 }));
  });
});
