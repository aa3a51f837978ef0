// @vitest-environment happy-dom
import { answer } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MerchantDocument } from '../merchant/merchantDocument';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { DISGUISED } from '../url/disguisedUrls.fixtures';
import { openChat } from './openChat';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const here = window.location.origin;

/** The address that the chat was opened at; null where it was refused. */
async function open(
  chatUrl: string,
  merchant: Partial<MerchantDocument> = {},
): Promise<string | null> {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { gatewayUrl = '' } = merchant;
  server.use(answer('launchChat', { chatUrl }));
  const store = createStore({
    merchant: { ...SAMPLE_MERCHANT, chatHosts: ['chat.example'], ...merchant },
    readLanguage: () => 'en',
  });
  const url = await store.dispatch(openChat()).catch((error: unknown) => {
    expect(String(error), gatewayUrl).toContain('chatHosts');
    return null;
  });
  expect(opened.mock.calls.map(([address]) => address as string)).toEqual(
    url === null ? [] : [url],
  );
  return url;
}

const AT_GATEWAY = { gatewayUrl: 'https://gw.example' };

describe('[SUP-01] a chat opens', () => {
  it.each<[string, Partial<MerchantDocument>, string]>([
    ['https://chat.example/room/9b1f04', {}, 'https://chat.example/room/9b1f04'],
    ['HTTPS://CHAT.EXAMPLE/room', {}, 'https://chat.example/room'],
    ['https:chat.example/room', {}, 'https://chat.example/room'],
    ['https://chat.example:443/room', {}, 'https://chat.example/room'],
    ['/demo-chat/1', {}, `${here}/demo-chat/1`],
    [`${here}/demo-chat/1`, {}, `${here}/demo-chat/1`],
    ['https://gw.example/chat/1', AT_GATEWAY, 'https://gw.example/chat/1'],
    ['/chat/1', AT_GATEWAY, 'https://gw.example/chat/1'],
  ])('%s', async (chatUrl, merchant, address) => {
    expect(await open(chatUrl, merchant)).toBe(address);
  });
});

describe('a chat is refused', () => {
  it.each<[string, Partial<MerchantDocument>]>([
    ['https://elsewhere.example/room', {}],
    ['https://chat.example.elsewhere.example/', {}],
    ['https://sub.chat.example/', {}],
    ['https://chat.example:8443/', {}],
    ['https://chat.example./room', {}],
    ['https://xn--chat-0ra.example/', {}],
    ['https://192.0.2.7/', {}],
    ['https://chat.example@192.0.2.7/', {}],
    ['http://chat.example/', {}],
    ['http://127.0.0.2/', { gatewayUrl: 'http://127.0.0.2' }],
    ['http://gw.example/', AT_GATEWAY],
    [`${here}/demo-chat/1`, AT_GATEWAY],
    ['https://parlour.example/', { linkHosts: ['parlour.example'] }],
  ])('at %s', async (chatUrl, merchant) => {
    expect(await open(chatUrl, merchant)).toBeNull();
  });

  it('in every disguise of another address', async () => {
    for (const chatUrl of DISGUISED) {
      const address = await open(chatUrl, AT_GATEWAY);
      const origin = address === null ? null : new URL(address).origin;
      expect([null, AT_GATEWAY.gatewayUrl], chatUrl).toContain(origin);
    }
  });
});
