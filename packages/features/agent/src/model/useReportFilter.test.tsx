import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReportFilter } from './useReportFilter';

const PAUSE = 400;

/** A report at an address, with the address itself and the way back. */
function reportAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  return renderHook(
    () => ({
      filter: useReportFilter('previous7'),
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    { wrapper },
  ).result;
}

describe('the filter of a report', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is read from the address as it was left', () => {
    const report = reportAt(
      '/?agent=x&agent.period=custom&agent.from=2026-03-01&agent.to=2026-03-09&agent.account=koi&agent.kind=settled&agent.page=3',
    );
    const { choice, range, account, kind, query } = report.current.filter;
    expect({ choice, range, account, kind }).toEqual({
      choice: 'custom',
      range: { start: '2026-03-01', end: '2026-03-09' },
      account: 'koi',
      kind: 'settled',
    });
    expect(query).toEqual({
      startDate: '2026-03-01',
      endDate: '2026-03-09',
      account: 'koi',
      pageNo: 3,
    });
  });

  it('asks for its usual days where the address says nothing of sense', () => {
    const report = reportAt('/?agent=x&agent.period=never&agent.page=-1');
    expect(report.current.filter.query).toEqual({ datePreset: 'previous7', pageNo: 1 });
  });

  it('is written into the address, each choice a step to go back from', async () => {
    const report = reportAt('/?q=koi&agent=x&agent.page=2');
    await act(async () => report.current.filter.onChoose('yesterday'));
    expect(report.current.search).toBe('?q=koi&agent=x&agent.period=yesterday');
    await act(async () => report.current.filter.onKind('open'));
    expect(report.current.search).toContain('agent.kind=open');
    await act(async () => void report.current.navigate(-1));
    await act(async () => void report.current.navigate(-1));
    expect(report.current.search).toBe('?q=koi&agent=x&agent.page=2');
    expect(report.current.filter.query).toEqual({ datePreset: 'previous7', pageNo: 2 });
  });

  it('keeps asking for the last days while new ones are not whole', async () => {
    const report = reportAt('/?agent=x&agent.period=yesterday');
    await act(async () => report.current.filter.onChoose('custom'));
    expect(report.current.filter.choice).toBe('custom');
    expect(report.current.filter.query).toMatchObject({ datePreset: 'yesterday' });
    await act(async () => report.current.filter.onRange({ start: '2026-03-01', end: '' }));
    expect(report.current.filter.range).toEqual({ start: '2026-03-01', end: '' });
    expect(report.current.filter.query).toMatchObject({ datePreset: 'yesterday' });
    await act(async () =>
      report.current.filter.onRange({ start: '2026-03-01', end: '2026-03-02' }),
    );
    expect(report.current.filter.query).toMatchObject({ startDate: '2026-03-01' });
  });

  it('takes what is typed once nobody types any more, and follows the address back', async () => {
    const report = reportAt('/?agent=x');
    await act(async () => report.current.filter.onAccount('ko'));
    await act(async () => report.current.filter.onAccount('koi'));
    expect(report.current.filter.account).toBe('koi');
    expect(report.current.search).toBe('?agent=x');
    await act(async () => void vi.advanceTimersByTime(PAUSE));
    expect(report.current.search).toBe('?agent=x&agent.account=koi');
    expect(report.current.filter.query).toMatchObject({ account: 'koi', pageNo: 1 });
    await act(async () => report.current.filter.onKind('open'));
    await act(async () => void report.current.navigate('/?agent=x'));
    expect(report.current.filter.account).toBe('');
    await act(async () => void vi.advanceTimersByTime(PAUSE));
    expect(report.current.search).toBe('?agent=x');
  });
});
