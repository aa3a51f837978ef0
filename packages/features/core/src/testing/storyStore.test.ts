// @vitest-environment happy-dom
import { getMarketPolicy } from '@parlour/gateway-openapi/saferPlay';
import { answer } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStoryStore } from './storyStore';

const server = setupServer(answer('getMarketPolicy'));
let asked = 0;
server.events.on('request:start', () => {
  asked += 1;
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  asked = 0;
});
afterAll(() => server.close());

const begin = () => {
  const { store, begin: mount } = createStoryStore({});
  const ask = () => store.dispatch(getMarketPolicy.initiate(undefined, { subscribe: false }));
  return { ask, end: mount(), mount };
};

describe('a story', () => {
  it('asks the gateway while it lasts', async () => {
    const { ask } = begin();
    expect((await ask()).data).toBeDefined();
    expect(asked).toBe(1);
  });

  it('asks nothing once it has ended, whatever still runs', async () => {
    const { ask, end } = begin();
    const running = (async () => {
      await Promise.resolve();
      return ask();
    })();
    end();
    expect((await running).data).toBeUndefined();
    expect((await ask()).error).toEqual({ kind: 'network' });
    expect(asked).toBe(0);
  });

  it('asks again where it is mounted once more, as strict mode does', async () => {
    const { ask, end, mount } = begin();
    end();
    mount();
    expect((await ask()).data).toBeDefined();
  });

  it('asks nothing after the end of its file', async () => {
    const { ask } = begin();
    window.dispatchEvent(new Event('storiesended'));
    expect((await ask()).error).toEqual({ kind: 'network' });
    expect(asked).toBe(0);
  });
});
