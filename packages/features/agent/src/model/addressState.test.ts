import { describe, expect, it } from 'vitest';
import { dayIn, pageIn, readState, writeState } from './addressState';

describe('the state of a page of the agent centre in the address', () => {
  it('is read as it was written, beside the query of the page below', () => {
    const query = new URLSearchParams('q=koi&page=2&agent=personalHistoryCopy');
    const state = { period: 'custom', from: '2026-03-01', to: '2026-03-09', account: 'koi&pond' };
    const written = writeState(query, state);
    expect(readState(written)).toEqual(state);
    expect(written.get('q')).toBe('koi');
    expect(written.get('page')).toBe('2');
    expect(written.get('agent')).toBe('personalHistoryCopy');
  });

  it('leaves the usual out, and drops what was there before', () => {
    const query = new URLSearchParams('agent=x&agent.kind=open&agent.page=3');
    expect(writeState(query, { kind: '' }).toString()).toBe('agent=x');
  });

  it.each(['', 'x'.repeat(65)])('takes no text as long as %j', (text) => {
    expect(readState(new URLSearchParams({ 'agent.account': text }))).toEqual({});
  });

  it.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1e3', 1],
    ['99999', 1],
  ])('reads the page %j as %j', (page, read) => {
    expect(pageIn({ page })).toBe(read);
  });

  it.each([
    ['2026-03-14', '2026-03-14'],
    ['2026-13-14', ''],
    ['14.03.2026', ''],
    [undefined, ''],
  ])('reads the day %j as %j', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});
