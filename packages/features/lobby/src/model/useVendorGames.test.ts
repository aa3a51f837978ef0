// @vitest-environment happy-dom
import { refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, renderOnStore } from '../testing/server';
import { useVendorGames } from './useVendorGames';

const { server, queriesOf } = mockGateway(gameList(sampleGames(9)));
const OF = { vassalage: 'LNW', gameType: 'RNG' };

describe('[LAUNCH-03] the games of a vendor', () => {
  it('are asked for once, by vendor and type', async () => {
    const { result, rerender } = renderOnStore(useVendorGames, OF);
    rerender({ ...OF });
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.games).toHaveLength(3));
    expect(queriesOf('gameList')).toEqual([expect.objectContaining({ ...OF, pageNo: '1' })]);
  });

  it('are asked for again where they could not be had', async () => {
    server.use(refuse('getGameList', { status: 429, code: 'TOO_MANY_REQUESTS', message: '' }));
    const { result } = renderOnStore(useVendorGames, OF);
    await waitFor(() => expect(result.current.status).toBe('failed'));
    server.resetHandlers();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('loading'));
    await waitFor(() => expect(result.current.games).toHaveLength(3));
  });

  it('are not asked for while nothing is named', async () => {
    renderOnStore(useVendorGames, null);
    await act(() => Promise.resolve());
    expect(queriesOf('gameList')).toEqual([]);
  });
});
