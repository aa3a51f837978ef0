// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { broadcastToTabs, listenToTabs, type TabMessage } from './tabs';

const LOGOUT: TabMessage = { type: 'logout', accountId: 'm-1' };

let stop = (): void => undefined;
function listen() {
  const heard = vi.fn<(message: TabMessage) => void>();
  stop = listenToTabs(heard);
  return heard;
}
/** The event that a browser sends to the other tabs after a write. */
const written = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => stop());

describe('what tabs tell each other', () => {
  it('is heard by channel', async () => {
    const heard = listen();
    broadcastToTabs(LOGOUT);
    await expect.poll(() => heard.mock.calls).toEqual([[LOGOUT]]);
    expect(localStorage).toHaveLength(0);
  });

  it('is heard no more once nobody listens', async () => {
    const heard = listen();
    stop();
    broadcastToTabs(LOGOUT);
    const other = listen();
    broadcastToTabs(LOGOUT);
    await expect.poll(() => other.mock.calls.length).toBeGreaterThan(0);
    expect(heard).not.toHaveBeenCalled();
  });

  it('goes by the storage where there is no channel, and stays nowhere', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = listen();
    broadcastToTabs(LOGOUT);
    expect(localStorage).toHaveLength(0);
    written('authEvent', JSON.stringify(LOGOUT));
    written('authEvent', null);
    expect(heard.mock.calls).toEqual([[LOGOUT]]);
  });

  it.each([
    ['can not be made', 'constructor'],
    ['takes no message', 'postMessage'],
    ['can be used for nothing, not even closed', 'everything'],
  ])('goes by the storage where a channel %s', (_, error) => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    class Channel {
      constructor() {
        if (error === 'constructor') denied();
      }
      postMessage = denied;
      close = () => {
        if (error === 'everything') denied();
      };
      set onmessage(_: unknown) {
        if (error === 'everything') denied();
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined });
    broadcastToTabs(LOGOUT);
    expect(setItem.mock.calls).toEqual([['authEvent', JSON.stringify(LOGOUT)]]);
    const heard = listen();
    written('authEvent', JSON.stringify(LOGOUT));
    expect(heard.mock.calls).toEqual([[LOGOUT]]);
    vi.unstubAllGlobals();
  });

  it('is taken for nothing where it is something else', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = listen();
    for (const odd of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"logout"}',
      '{"type":"x","accountId":"m-1"}',
    ])
      written('authEvent', odd);
    written('language', JSON.stringify(LOGOUT));
    expect(heard).not.toHaveBeenCalled();
  });
});
