import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMerchant } from './loadMerchant';
import { MerchantDocumentError } from './merchantDocumentError';
import { merchantReason } from './merchantReason';

const demo = JSON.parse(readFileSync('apps/site/public/merchant.json', 'utf8')) as Record<
  string,
  unknown
>;
describe('[ERR-04] the fetching of the merchant document', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const answering = (...answers: (() => Response)[]) => {
    const ask = vi.fn(() =>
      Promise.resolve().then(() => {
        const answer = answers.shift();
        if (answer === undefined) throw new TypeError('Failed to fetch');
        return answer();
      }),
    );
    vi.stubGlobal('fetch', ask);
    return ask;
  };
  const whole = () => Response.json(demo);
  const closed = () => new Response('', { status: 503 });
  const portal = () => new Response('<html>');

  it.each([
    ['an answer that is none', closed],
    ['a page of somebody else', portal],
  ])('is tried again after %s', async (_, first) => {
    const ask = answering(first, first, whole);
    const merchant = loadMerchant();
    await vi.runAllTimersAsync();
    expect((await merchant).merchantCode).toBe('parlour');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('pauses between its attempts, and gives up after the third', async () => {
    const ask = answering();
    const merchant = loadMerchant();
    const outcome = expect(merchant).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.runAllTimersAsync();
    await outcome;
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('[WL-02] tells a document that is no JSON from a line that is cut', async () => {
    const broken = '{\n  "platform": "WEB",\n}';
    const ask = answering(() => new Response(broken));
    const error = expect.objectContaining({ kind: 'syntax', field: broken }) as Error;
    await expect(loadMerchant()).rejects.toThrow(error);
    expect(ask).toHaveBeenCalledOnce();
    expect(merchantReason({ kind: 'syntax', field: broken })).toContain('line 3, column 1');
  });

  it('[WL-02] does not ask again for a document with an error', async () => {
    const ask = answering(() => Response.json({ ...demo, age: 'old' }));
    await expect(loadMerchant()).rejects.toThrow(MerchantDocumentError);
    expect(ask).toHaveBeenCalledOnce();
  });
});
