import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MerchantDocumentError } from './merchantDocumentError';
import { merchantReason } from './merchantReason';
import { parseMerchant } from './parseMerchant';

const demo = JSON.parse(readFileSync('apps/site/public/merchant.json', 'utf8')) as Record<
  string,
  unknown
>;
const schema = JSON.parse(readFileSync('apps/site/public/merchant.schema.json', 'utf8')) as {
  properties: Record<string, unknown>;
};

describe('[WL-02] the merchant document', () => {
  it('takes the demo merchant and leaves nothing out', () => {
    const parsed = parseMerchant(demo);
    expect(parsed.gameListCenter).toEqual(['RNG', 'HOT']);
    const described = Object.keys(schema.properties).filter((key) => key !== '$schema');
    expect(Object.keys(parsed).sort()).toEqual(described.sort());
  });

  it.each(['/wps/games/jackpot', 'https://feeds.example/jackpot.json'])(
    'takes %s for the feed of the jackpot, as the schema does',
    (url) => {
      const jackpot = { source: 'feed', url };
      expect(parseMerchant({ ...demo, jackpot }).jackpot).toEqual(jackpot);
      const { oneOf } = schema.properties['jackpot'] as {
        oneOf: { properties: { url?: { pattern: string } } }[];
      };
      const [, feed] = oneOf;
      expect(url).toMatch(new RegExp(feed?.properties.url?.pattern ?? '^$', 'u'));
    },
  );

  it('takes what the footer says about the licence', () => {
    const licence = { text: 'Licensed, no. 12345', url: 'https://commission.example/12345' };
    expect(parseMerchant({ ...demo, licence }).licence).toEqual(licence);
    for (const wrong of [
      { ...licence, url: 'http://commission.example' },
      { ...licence, text: ' ' },
    ])
      expect(() => parseMerchant({ ...demo, licence: wrong })).toThrow(MerchantDocumentError);
  });

  it('fills what is left out', () => {
    const { platform, merchantCode, gatewayUrl, defaultLang, supportLanguages, theme } = demo;
    const parsed = parseMerchant({
      platform,
      merchantCode,
      gatewayUrl,
      defaultLang,
      supportLanguages,
      theme,
    });
    expect(parsed.agentTypes).toEqual([1, 2, 41, 42]);
    expect(parsed.age).toBe(18);
  });

  it.each([
    [{ merchantCode: 'Not A Code' }, 'merchantCode'],
    [{ supportLanguages: ['EN', 'XX'] }, 'supportLanguages[1]'],
    [{ defaultLang: 'JP', supportLanguages: ['EN'] }, 'defaultLang'],
    [{ theme: {} }, 'theme.name'],
    [{ theme: { name: 'A', brandColor: 'red' } }, 'theme.brandColor'],
    [{ jackpot: { source: 'feed' } }, 'jackpot.url'],
    [{ jackpot: { source: 'feed', url: '' } }, 'jackpot.url'],
    [{ jackpot: { source: 'feed', url: '//feeds.example' } }, 'jackpot.url'],
    [{ jackpot: { source: 'feed', url: 'data:,1' } }, 'jackpot.url'],
    [{ gatewayUrl: 'javascript:alert(1)' }, 'gatewayUrl'],
    [{ agentTypes: ['1'] }, 'agentTypes[0]'],
    [{ phoneAuth: { provider: 'firebase' } }, 'phoneAuth.apiKey'],
    [{ phoneAuth: { provider: 'other' } }, 'phoneAuth.provider'],
    [{ socialProviders: ['lantern-id'] }, 'socialProviders[0]'],
    [{ socialProviders: [{ provider: 'lantern-id' }] }, 'socialProviders[0].label'],
    [{ botCheck: { provider: 'frame', url: 'http://check.example' } }, 'botCheck.url'],
    [{ chatHosts: ['https://chat.example'] }, 'chatHosts[0]'],
    [{ linkHosts: ['good.example', 'Good.example/a'] }, 'linkHosts[1]'],
    [{ linkHosts: ['*'] }, 'linkHosts[0]'],
    [{ theme: { name: 'A', radius: 25 } }, 'theme.radius'],
    [{ theme: { name: 'A', radius: Number.NaN } }, 'theme.radius'],
  ])('names the field with the error in %o', (change, field) => {
    const read = () => parseMerchant({ ...demo, ...change });
    expect(read).toThrow(MerchantDocumentError);
    expect(read).toThrow(expect.objectContaining({ field }) as Error);
    expect(merchantReason({ field, kind: 'value' })).toMatch(/^expected \w/);
  });

  it('names a key that does not exist, in every object of the schema', () => {
    const whole: Record<string, unknown> = {
      ...demo,
      theme: { name: 'A', dark: {}, light: {}, repair: {}, radius: {} },
      jackpot: { source: 'feed', url: '/feed' },
      phoneLengths: { SG: { min: 8, max: 8 } },
      phoneAuth: { provider: 'firebase', apiKey: 'a', authDomain: 'a.example' },
      socialProviders: [
        {
          provider: 'lantern-id',
          label: 'Lantern',
          service: 'firebase',
          providerId: 'lantern',
          apiKey: 'a',
          authDomain: 'a.example',
        },
      ],
      botCheck: { provider: 'frame', url: 'https://check.example/' },
    };
    /** The document with one unknown key, once for each of its objects, by the path of that key. */
    const withOneMore = (value: unknown, place: string): [string, unknown][] => {
      if (Array.isArray(value)) {
        const list: readonly unknown[] = value;
        return list.flatMap((item, at) =>
          withOneMore(item, `${place}[${String(at)}]`).map(([name, other]): [string, unknown] => [
            name,
            list.map((old, index) => (index === at ? other : old)),
          ]),
        );
      }
      if (typeof value !== 'object' || value === null) return [];
      const inner = Object.entries(value).flatMap(([key, item]) =>
        withOneMore(item, place === '' ? key : `${place}.${key}`).map(
          ([name, other]): [string, unknown] => [name, { ...value, [key]: other }],
        ),
      );
      // `phoneLengths` takes any country as a key.
      if (place === 'phoneLengths') return inner;
      const name = place === '' ? 'colour' : `${place}.colour`;
      return [...inner, [name, { ...value, colour: '#fff' }]];
    };
    const rows = withOneMore(whole, '');
    expect(rows.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'colour',
        'theme.colour',
        'jackpot.colour',
        'phoneLengths.SG.colour',
      ]),
    );
    for (const [field, document] of rows) {
      const error = expect.objectContaining({ field, kind: 'unknown' }) as Error;
      expect(() => parseMerchant(document), field).toThrow(error);
      expect(merchantReason({ field, kind: 'unknown' })).toBe('no such field');
    }
    expect(parseMerchant(whole).phoneLengths).toEqual({ SG: { min: 8, max: 8 } });
  });

  it('takes nothing of another kind than its default', () => {
    for (const key of Object.keys(parseMerchant(demo))) {
      const read = () => parseMerchant({ ...demo, [key]: true });
      expect(read, key).toThrow(MerchantDocumentError);
      expect(merchantReason({ field: key, kind: 'value' }), key).toMatch(/^expected \w/);
    }
  });
});
