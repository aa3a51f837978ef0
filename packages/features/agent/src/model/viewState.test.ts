import { describe, expect, it } from 'vitest';
import { isSameView, toViewState } from './viewState';

const OF_PEOPLE = ['search', 'kind', 'level', 'min', 'view', 'sort'] as const;
const OF_BETS = ['period', 'from', 'to', 'kind', 'category'] as const;

describe('[AG-09] what a saved view keeps of an address', () => {
  it('is the filters and the order of the report, without the page and the tab', () => {
    const address = { kind: 'agent', level: '1', sort: '-balance', page: '3', tab: 'orders' };
    expect(toViewState(OF_PEOPLE, address)).toEqual({
      kind: 'agent',
      level: '1',
      sort: '-balance',
    });
    expect(toViewState(OF_BETS, address)).toEqual({ kind: 'agent' });
  });

  it.each([
    [{ period: 'custom', from: '2026-03-01', to: '2026-03-09' }, true],
    [{ period: 'custom', from: '2026-03-09', to: '2026-03-01' }, false],
    [{ period: 'custom', from: '2026-03-09' }, false],
    [{ period: 'never' }, false],
    [{ from: '2026-03-01', to: '2026-03-09' }, false],
  ])('has days only where they are whole: %j', (days, areKept) => {
    expect(toViewState(OF_BETS, days)).toEqual(areKept ? days : {});
  });

  it('leaves out what no page writes', () => {
    const address = { kind: '<b>', category: 'a b', min: 'much', view: 'grid', level: '12' };
    expect(toViewState(OF_BETS, address)).toEqual({});
    expect(toViewState(OF_PEOPLE, address)).toEqual({});
  });

  it('is the same in whichever order it was written', () => {
    const one = { kind: 'agent', level: '1' };
    expect(isSameView(OF_PEOPLE, one, { level: '1', kind: 'agent' })).toBe(true);
    expect(isSameView(OF_PEOPLE, one, { level: '2', kind: 'agent' })).toBe(false);
  });
});
