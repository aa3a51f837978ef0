// @vitest-environment happy-dom
import { centreClosed, useLoadingChunks } from '@parlour/feature-core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerAction } from './answerAction';

describe('what features answer an action with', () => {
  it('is counted while it is on its way, so that a slow one is told', async () => {
    const { result } = renderHook(useLoadingChunks);
    let answered: Promise<void> | undefined;
    act(() => {
      answered = answerAction(centreClosed({ centre: 'agent' }), vi.fn(), vi.fn());
    });
    expect(result.current.all).toBe(1);
    await answered;
    await waitFor(() => expect(result.current.all).toBe(0));
  });
});
