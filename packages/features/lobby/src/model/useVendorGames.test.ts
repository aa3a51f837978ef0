import { refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, renderOnStore } from '../testing/server';
import { listQueue } from './listQueue';
import { useVendorGames } from './useVendorGames';

const { server, queriesOf } = mockGateway(gameList(sampleGames(9)));

describe('the games of a vendor', () => {
  it('[LOB-04] wait for their turn among the calls for lists', async () => {
    const waiting: (() => void)[] = [];
    vi.spyOn(listQueue, 'add').mockImplementation((job) => {
      waiting.push(job);
      return () => undefined;
    });
    const of = { vassalage: 'LNW', gameType: 'RNG' };
    const { result, rerender } = renderOnStore(useVendorGames, of);
    rerender({ ...of });
    expect(waiting).toHaveLength(1);
    expect(result.current.status).toBe('loading');
    expect(queriesOf('gameList')).toEqual([]);
    waiting[0]?.();
    await waitFor(() => expect(result.current.games).toHaveLength(3));
    expect(queriesOf('gameList')).toHaveLength(1);
  });

  it('[LOB-04] wait for it at another try as well', async () => {
    server.use(refuse('getGameList', { status: 429, code: 'TOO_MANY_REQUESTS', message: '' }));
    const of = { vassalage: 'LNW', gameType: 'RNG' };
    const { result } = renderOnStore(useVendorGames, of);
    await waitFor(() => expect(result.current.status).toBe('failed'));
    server.resetHandlers();
    const add = vi.spyOn(listQueue, 'add');
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.games).toHaveLength(3));
    expect(add).toHaveBeenCalledOnce();
  });
});
