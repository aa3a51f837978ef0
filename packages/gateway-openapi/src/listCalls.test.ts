import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, callFor } from './faults.fixtures';
import { throttleGameLists } from './gameListThrottle';
import { exampleOf } from './testing';

vi.mock(import('./gameListThrottle'), () => ({
  throttleGameLists: vi.fn(() => Promise.resolve()),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[LOB-04] every call for a list of games waits for its turn, and no other call does', async () => {
  for (const id of ['getGameList', 'getHotGames'] as const) {
    answerWith(() =>
      Response.json({ success: true, value: exampleOf(id), message: null, errorCode: null }),
    );
    expect(await callFor(id)).toHaveProperty('data');
  }
  expect(throttleGameLists).toHaveBeenCalledOnce();
});
