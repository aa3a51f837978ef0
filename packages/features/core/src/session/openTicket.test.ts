// @vitest-environment happy-dom
import { answer, disconnect, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { restoreSession } from './restoreSession';
import { takeStartTokens } from './startToken';

const OWN = 'the-token-of-the-tab';
const TICKET = 'the-ticket-of-the-link';
const NEW = 'the-token-of-the-link';
const INFO = exampleOf('getMemberInfo') as Record<string, unknown>;

/** A gateway that accepts the ticket once and knows the tab's own session. */
function gatewayWithTicket() {
  let isUsed = false;
  return http.get('*/wps/member/info', ({ request }) => {
    const bearer = request.headers.get('Authorization');
    const isTicket = bearer === `Bearer ${TICKET}` && !isUsed;
    isUsed ||= isTicket;
    if (!isTicket && bearer !== `Bearer ${OWN}` && bearer !== `Bearer ${NEW}`)
      return HttpResponse.json(
        { success: false, value: null, message: 'No', errorCode: 'NOT_LOGGED_IN' },
        { status: 401 },
      );
    const value = isTicket ? { ...INFO, id: 'm-2', account: 'linked' } : INFO;
    return HttpResponse.json(
      { success: true, value, message: null, errorCode: null },
      { headers: isTicket ? { 'X-Session-Token': NEW } : {} },
    );
  });
}

const server = setupServer();
const sent: string[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  sent.push(`${request.method} ${pathname} ${request.headers.get('Authorization') ?? ''}`);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

async function visit(address: string) {
  window.history.replaceState(null, '', address);
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  await store.dispatch(restoreSession(takeStartTokens()));
  return store;
}

const settled = (store: Awaited<ReturnType<typeof visit>>) =>
  expect.poll(() => [store.getState().session.status, store.getState().overlay.stack.length]);

describe('[LOGIN-10] a token of the address', () => {
  it('leaves the address with the rest of it, and makes no entry in the history', () => {
    const before = window.history.length;
    window.history.replaceState(null, '', `/promotions?a=1&token=${TICKET}#end`);
    expect(takeStartTokens()).toEqual({ token: null, ticket: TICKET });
    expect(window.location.href).toMatch(/\/promotions\?a=1#end$/);
    expect(window.history.length).toBe(before);
  });

  it('is what the page itself took out before, too', () => {
    window.startTicket = TICKET;
    expect(takeStartTokens().ticket).toBe(TICKET);
    expect(takeStartTokens().ticket).toBeNull();
  });

  it('is the bearer of one call and is never kept', async () => {
    server.use(gatewayWithTicket());
    const store = await visit(`/?token=${TICKET}`);
    expect(store.getState().session).toMatchObject({
      status: 'member',
      token: NEW,
      account: { account: 'linked' },
    });
    expect(sent).toEqual([`GET /wps/member/info Bearer ${TICKET}`]);
    expect(JSON.stringify([store.getState(), Object.values(sessionStorage)])).not.toContain(TICKET);
  });

  it('is the token itself where the gateway gives no other', async () => {
    server.use(answer('getMemberInfo'));
    const store = await visit(`/?token=${TICKET}`);
    expect(store.getState().session).toMatchObject({ status: 'member', token: TICKET });
  });

  it.each([
    [
      'used before',
      TICKET,
      refuse('getMemberInfo', { status: 401, code: 'NOT_LOGGED_IN', message: 'No' }),
      'identity:sessionLife.ticketUsed',
    ],
    ['no token at all', 'ü\u0000 x', gatewayWithTicket(), 'identity:sessionLife.ticketUsed'],
  ])('that was %s is told of, and opens nothing', async (_case, ticket, handler, textKey) => {
    server.use(handler);
    const store = await visit(`/?token=${encodeURIComponent(ticket)}`);
    expect(store.getState().session).toMatchObject({ status: 'guest', token: null });
    expect(store.getState().overlay.stack).toMatchObject([{ name: 'message', textKey }]);
  });

  it('asks before it takes the place of a session that lives', async () => {
    server.use(gatewayWithTicket());
    sessionStorage.setItem('token', OWN);
    const store = await visit(`/?token=${TICKET}`);
    await settled(store).toEqual(['member', 1]);
    expect(store.getState().overlay.stack).toEqual([{ name: 'ticket', ticket: TICKET }]);
    expect(store.getState().session.token).toBe(OWN);
    expect(sent).toEqual([`GET /wps/member/info Bearer ${OWN}`]);
  });

  it('asks also where the gateway can not be reached to say whether it lives', async () => {
    server.use(disconnect('getMemberInfo'));
    sessionStorage.setItem('token', OWN);
    const store = await visit(`/?token=${TICKET}`);
    await expect.poll(() => store.getState().overlay.stack, { timeout: 10_000 }).toHaveLength(1);
    expect(store.getState().session.token).toBe(OWN);
  }, 15_000);

  it('needs no answer where the session of the tab is over', async () => {
    server.use(gatewayWithTicket());
    sessionStorage.setItem('token', 'a-token-that-has-ended');
    const store = await visit(`/?token=${TICKET}`);
    await settled(store).toEqual(['member', 0]);
    expect(store.getState().session.token).toBe(NEW);
  });

  it('ends the session before at the gateway when its owner agrees', async () => {
    server.use(gatewayWithTicket(), answer('logout'));
    sessionStorage.setItem('token', OWN);
    const store = await visit(`/?token=${TICKET}`);
    await settled(store).toEqual(['member', 1]);
    const { openTicket } = await import('./openTicket');
    await store.dispatch(openTicket(TICKET));
    expect(store.getState().session).toMatchObject({ token: NEW, account: { account: 'linked' } });
    expect(store.getState().overlay.stack).toEqual([]);
    await expect.poll(() => sent).toContain(`DELETE /wps/session/logout Bearer ${OWN}`);
  });

  it('leaves the session before alone when it can not be used', async () => {
    server.use(gatewayWithTicket());
    sessionStorage.setItem('token', OWN);
    const store = await visit('/?token=a-ticket-nobody-knows');
    await settled(store).toEqual(['member', 1]);
    const { openTicket } = await import('./openTicket');
    await store.dispatch(openTicket('a-ticket-nobody-knows'));
    expect(store.getState().session).toMatchObject({ status: 'member', token: OWN });
    expect(store.getState().overlay.stack.at(-1)).toMatchObject({ name: 'message' });
  });
});
