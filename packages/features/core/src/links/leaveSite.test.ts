// @vitest-environment happy-dom
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MerchantDocument } from '../merchant/merchantDocument';
import { createStore } from '../store/createStore';
import { statusQuery } from '../system/flags';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { leaveSite } from './leaveSite';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const here = window.location.origin;
/** Resources by their type, as the gateway answers them. */
const RESOURCES = {
  TELEGRAM: 'https://t.me/parlour',
  YOUTUBE: 'https://www.youtube.com/@parlour',
  ANDROID: 'https://play.google.com/store/apps/details?id=parlour',
  IOS: 'https://apps.apple.com/app/parlour',
  // The host is a usual one, but of another type.
  FACEBOOK: 'https://t.me/parlour_faces',
  INSTAGRAM: 'https://www.instagram.com.elsewhere.example/',
};

/** What pressing a link does: `opened`, or the host that is asked about. */
async function press(href: string, merchant: Partial<MerchantDocument> = {}): Promise<string> {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const store = createStore({
    merchant: { ...SAMPLE_MERCHANT, chatHosts: [], linkHosts: [], ...merchant },
    readLanguage: () => 'en',
  });
  const status = exampleOf('getSystemStatus') as { info: object };
  const resources = Object.fromEntries(
    Object.entries(RESOURCES).map(([resourceType, url]) => [
      resourceType,
      { resourceType, labelName: resourceType, labelNameEn: resourceType, url },
    ]),
  );
  server.use(answer('getSystemStatus', { ...status, info: { ...status.info, resources } }));
  await store.dispatch(getSystemStatus.initiate(statusQuery()));
  store.dispatch(leaveSite(href));
  const [asked] = store.getState().overlay.stack;
  expect(open.mock.calls).toEqual(
    asked === undefined ? [[href, '_blank', 'noopener,noreferrer']] : [],
  );
  if (asked === undefined) return 'opened';
  expect(asked).toMatchObject({ name: 'leaving', href });
  return 'host' in asked ? asked.host : '';
}

describe('a link that leaves the site', () => {
  it.each([RESOURCES.TELEGRAM, RESOURCES.YOUTUBE, RESOURCES.ANDROID, RESOURCES.IOS])(
    'opens the resource at %s, which is the usual host of its type',
    async (href) => {
      expect(await press(href)).toBe('opened');
    },
  );

  it.each([
    [RESOURCES.FACEBOOK, 't.me'],
    [RESOURCES.INSTAGRAM, 'www.instagram.com.elsewhere.example'],
    // No resource has this host, so it is not the usual one of any type.
    ['https://t.me/somebody', 't.me'],
    ['https://prizes.example/spin', 'prizes.example'],
    ['https://good.example.prizes.example/', 'good.example.prizes.example'],
    ['https://sub.good.example/', 'sub.good.example'],
    ['https://good.example:8443/', 'good.example:8443'],
    ['https://аpple.example/', 'xn--pple-43d.example'],
    ['https://good.example./', 'good.example.'],
    ['https://GOOD.example.prizes.example/', 'good.example.prizes.example'],
    ['https://3221225991/', '192.0.2.7'],
    ['https://[2001:db8::7]/', '[2001:db8::7]'],
    ['http://good.example.evil.example/', 'good.example.evil.example'],
  ])('asks before %s and names %s', async (href, host) => {
    expect(await press(href, { linkHosts: ['good.example'] })).toBe(host);
  });

  it.each<[string, string, Partial<MerchantDocument>]>([
    ['linkHosts', 'https://good.example/a', { linkHosts: ['good.example'] }],
    ['linkHosts, in capitals', 'HTTPS://GOOD.EXAMPLE/a', { linkHosts: ['good.example'] }],
    [
      'linkHosts, with its port',
      'https://good.example:8443/',
      { linkHosts: ['good.example:8443'] },
    ],
    ['chatHosts', 'https://chat.example/room/1', { chatHosts: ['chat.example'] }],
    ['the gateway', 'https://gw.example/file', { gatewayUrl: 'https://gw.example' }],
    ['this site', `${here}/promotions`, {}],
  ])('opens what is named by %s', async (_, href, merchant) => {
    expect(await press(href, merchant)).toBe('opened');
  });

  it.each(['mailto:help@parlour.example', 'tel:+6581230002'])('leaves %s alone', async (href) => {
    expect(await press(href)).toBe('opened');
  });
});
