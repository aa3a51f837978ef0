import { describe, expect, it } from 'vitest';
import { centreSearch, searchWithoutCentres } from './centreSearch';

describe('the address of a centre', () => {
  it('keeps what the page below has in its query', () => {
    expect(centreSearch('?q=koi&pageNo=2', 'member', 'withdraw')).toBe(
      '?q=koi&pageNo=2&member=withdraw',
    );
  });

  it('holds one centre and one page of it', () => {
    expect(centreSearch('?member=withdraw', 'member', 'depositv2')).toBe('?member=depositv2');
    expect(centreSearch('?member=withdraw', 'agent', 'registerCenter')).toBe(
      '?agent=registerCenter',
    );
  });

  it('holds no page where the centre is opened at its beginning', () => {
    expect(centreSearch('?q=koi', 'member')).toBe('?q=koi&member=');
  });

  it('is the page alone once the centre is closed', () => {
    expect(searchWithoutCentres('?member=withdraw')).toBe('');
    expect(searchWithoutCentres('?q=koi&agent=registerCenter')).toBe('?q=koi');
  });

  it('keeps nothing of a page that is left, and all of the page below', () => {
    const search = '?agents=4&agent=personalHistoryCopy&agent.kind=open&agent.page=2';
    expect(centreSearch(search, 'agent', 'registerCenter')).toBe('?agents=4&agent=registerCenter');
    expect(searchWithoutCentres(search)).toBe('?agents=4');
  });
});
