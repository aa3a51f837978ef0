import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

describe('what a site asks for when it starts', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  const announcements = async (types: string, execution = '') => {
    const query = `types=${types}&platform=W${execution === '' ? '' : `&execution=${execution}`}`;
    const { value } = await gateway.call('GET', `/wps/relay/MCSFE_getListAnnouncements?${query}`);
    return value as Record<string, { id: string; groupName?: string; execution?: string }[]>;
  };

  it('[ANN-04] announcements come in four groups, each by its own code and no other', async () => {
    await gateway.call('PUT', '/wps/demo/switches', {
      body: { popups: true },
      headers: { 'x-demo-key': DEMO_KEY },
    });
    const all = await announcements('B,PL,PU,PR', 'B');
    expect(Object.keys(all).sort()).toEqual(['banners', 'player', 'popup', 'promotion']);
    for (const rows of Object.values(all)) expect(rows.length).toBeGreaterThan(0);
    expect(new Set(all['banners']?.map(({ groupName }) => groupName))).toContain('w_home');
    for (const [type, group] of [
      ['B', 'banners'],
      ['PL', 'player'],
      ['PU', 'popup'],
      ['PR', 'promotion'],
    ] as const) {
      const one = await announcements(type, 'B');
      expect(one[group]?.map(({ id }) => id)).toEqual(all[group]?.map(({ id }) => id));
      for (const [other, rows] of Object.entries(one))
        if (other !== group) expect(rows).toEqual([]);
    }
  });

  it('[WL-03] the status tells where the site stands, what it shows and from where', async () => {
    const { value } = await gateway.call('GET', '/wps/system/status?host=localhost:5173');
    expect(value).toMatchObject({
      info: {
        domainRoute: expect.anything() as unknown,
        resources: expect.anything() as unknown,
        whitelabelVal: expect.anything() as unknown,
        registerRules: expect.anything() as unknown,
        ages: { minimum: 18, gate: 'NEVER' },
        mainDomain: expect.any(String) as unknown,
        imageCDNs: expect.any(Array) as unknown,
        launchGameCDNs: expect.any(Array) as unknown,
      },
      location: { ip: expect.any(String) as unknown },
      maintenance: { active: false },
      regionRestriction: { active: false },
    });
    expect((value as { info: object }).info).toHaveProperty('analyticsId');
  });
});
