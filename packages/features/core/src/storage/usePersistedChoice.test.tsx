import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored } from './registry';
import { LEAVING } from './reloadPage';
import { usePersistedChoice } from './usePersistedChoice';

const WAYS = ['out', 'in'] as const;

beforeEach(() => sessionStorage.clear());

describe('[F8] a choice beside the fields of a form', () => {
  it('stands again after a reload by the site, and after no other', () => {
    const before = renderHook(() => usePersistedChoice<'in' | 'out'>('way', WAYS, 'out'));
    act(() => before.result.current[1]('in'));
    expect(readStored('drafts')).toBeNull();
    act(() => void window.dispatchEvent(new Event(LEAVING)));
    before.unmount();
    const after = renderHook(() => usePersistedChoice<'in' | 'out'>('way', WAYS, 'out'));
    expect(after.result.current[0]).toBe('in');
    after.unmount();
    const later = renderHook(() => usePersistedChoice<'in' | 'out'>('way', WAYS, 'out'));
    expect(later.result.current[0]).toBe('out');
  });

  it('is the first one where what was kept is offered no more', () => {
    const before = renderHook(() =>
      usePersistedChoice<string>('method', ['bank', 'wallet'], 'bank'),
    );
    act(() => before.result.current[1]('wallet'));
    act(() => void window.dispatchEvent(new Event(LEAVING)));
    before.unmount();
    const after = renderHook(() => usePersistedChoice<string>('method', ['bank'], 'bank'));
    expect(after.result.current[0]).toBe('bank');
  });
});
