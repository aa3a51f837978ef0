import { Buffer } from 'node:buffer';
import type { BrowserContext, Page } from '@playwright/test';

/** Hosts of the outside service and of the bot check, as a deployment names them. */
export const OUTSIDE = {
  BOT_CHECK_ORIGINS: 'https://check.example',
  SIGN_IN_ORIGINS:
    'https://identitytoolkit.googleapis.com,https://securetoken.googleapis.com,https://sign-in.example',
  SIGN_IN_SCRIPT_ORIGINS: 'https://apis.google.com',
};

const project = { apiKey: 'a-key', authDomain: 'sign-in.example' };

/** Their settings in a merchant document. */
export const OUTSIDE_MERCHANT = {
  phoneAuth: { provider: 'firebase', ...project },
  botCheck: { provider: 'frame', url: 'https://check.example/person.html' },
  socialProviders: ['Lantern', 'Quay'].map((label) => ({
    provider: `${label.toLowerCase()}-id`,
    label,
    service: 'firebase',
    providerId: `oidc.${label.toLowerCase()}`,
    ...project,
  })),
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = [{ alg: 'none' }, { sub: 'p-1', iat: 1_700_000_000, exp: 4_000_000_000 }]
  .map(encode)
  .concat('c2lnbmF0dXJl')
  .join('.');
const signedIn = { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'p-1' };

/** The page of a bot check: it sends forged messages, then a proof; with a query it first asks the person. */
const CHECK_PAGE = `<!doctype html><title>Check</title><script>
  const say = (message) => parent.postMessage(message, '*');
  addEventListener('message', ({ data }) => {
    const prove = () =>
      say({ type: 'parlour:proof', id: data.id, token: 'a-person-at-' + data.action });
    say({ type: 'parlour:proof', id: 'another', token: 'forged' });
    say({ type: 'parlour:proof', id: data.id, token: '' });
    if (!location.search) return prove();
    document.body.innerHTML = '<button>I am a person</button>';
    document.querySelector('button').onclick = prove;
    say({ type: 'parlour:ask', id: data.id });
  });
  say({ type: 'parlour:ready' });
</script>`;

/** A minimal stub of the script that the library loads to get messages from its pop-up. */
const SCRIPT = `
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: 0,
      getContext: () => ({
        open: ({ url }, ready) => {
          const frame = document.createElement('iframe');
          frame.src = url;
          frame.hidden = true;
          document.body.append(frame);
          return ready({
            restyle: () => Promise.resolve(),
            ping: (done) => { done(); return Promise.resolve(); },
            // Asynchronous, and ignores errors of the listener: the library's own one throws after every answer.
            send: (name, _message, done) => {
              Promise.resolve([{ [name]: true }]).then(done).catch(() => undefined);
            },
            register: (_event, handler) => { window.sayAuthEvent = handler; },
          });
        },
      }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

export interface RecordedRequest {
  url: string;
  body: Record<string, unknown>;
}

/** Mocks the service and the check; returns their requests. */
export async function mockOutsideServices(context: BrowserContext): Promise<RecordedRequest[]> {
  const requested: RecordedRequest[] = [];
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const answers: [RegExp, object, number?][] = [
    [/\/v2\/recaptchaConfig/, {}, 400],
    [/:sendVerificationCode/, { sessionInfo: 'sent-1' }],
    [/:signInWithPhoneNumber/, { ...signedIn, phoneNumber: '+6581234567' }],
    [/:signInWithIdp/, { ...signedIn, providerId: 'oidc.lantern' }],
    [/:lookup/, { users: [{ localId: 'p-1' }] }],
    [/\/v1\/projects/, { authorizedDomains: ['localhost'] }],
  ];
  await context.route('https://*.googleapis.com/**', async (route, request) => {
    const url = request.url();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const posted = request.postDataJSON() as Record<string, unknown> | null;
    requested.push({ url, body: posted ?? {} });
    const [, json = {}, status = 200] = answers.find(([pattern]) => pattern.test(url)) ?? [];
    return route.fulfill({ status, headers, json });
  });
  await context.route('https://apis.google.com/**', (route, request) => {
    requested.push({ url: request.url(), body: {} });
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await context.route('https://sign-in.example/**', (route, request) => {
    requested.push({ url: request.url(), body: {} });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in</title>',
    });
  });
  await context.route('https://check.example/**', (route, request) => {
    requested.push({ url: request.url(), body: {} });
    return route.fulfill({ contentType: 'text/html', body: CHECK_PAGE });
  });
  return requested;
}

/** Completes the social login in a pop-up, as the service does after consent. */
export async function agreeIn(popup: Page, page: Page): Promise<void> {
  const address = new URL(popup.url());
  const event = {
    type: 'signInViaPopup',
    eventId: address.searchParams.get('eventId'),
    urlResponse: `${address.origin}/__/auth/handler?code=1`,
    sessionId: 's-1',
    postBody: null,
    tenantId: null,
    error: null,
  };
  await page.evaluate((authEvent) => {
    const { sayAuthEvent } = window as unknown as { sayAuthEvent: (said: object) => void };
    sayAuthEvent({ authEvent });
  }, event);
}
