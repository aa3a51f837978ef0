import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureCache } from './pictureCache';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const key = { name: 'GAME_ICON/LNW/lantern-koi.png', format: 'webp' } as const;

function countingDraw(content = 'picture') {
  const draw = Object.assign(
    () => {
      draw.count += 1;
      return Promise.resolve(Buffer.from(content));
    },
    { count: 0 },
  );
  return draw;
}

describe('the picture cache', () => {
  it('draws once for ten requests at the same time', async () => {
    const cache = pictureCache(dir);
    const draw = countingDraw();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cache.get(key, draw)));
    expect(draw.count).toBe(1);
    expect(new Set(answers.map(String))).toEqual(new Set(['picture']));
  });

  it('finds the picture again after a restart, but not for another version or format', async () => {
    const draw = countingDraw();
    await pictureCache(dir).get(key, draw);
    await pictureCache(dir).get(key, draw);
    expect(draw.count).toBe(1);
    await pictureCache(dir).get({ ...key, format: 'png' }, draw);
    await pictureCache(dir, 'next').get(key, draw);
    expect(draw.count).toBe(3);
  });

  it('draws at most two pictures at once', async () => {
    const cache = pictureCache(dir);
    const drawing: (() => void)[] = [];
    let most = 0;
    const draw = () =>
      new Promise<Buffer>((resolve) => {
        drawing.push(() => resolve(Buffer.from('x')));
        most = Math.max(most, drawing.length);
      });
    const all = Promise.all(
      Array.from({ length: 9 }, (_, index) => cache.get({ ...key, name: `${index}` }, draw)),
    );
    for (let left = 9; left > 0; left -= 1) {
      await vi.waitUntil(() => drawing.length >= Math.min(2, left), {
        interval: 1,
        timeout: 10_000,
      });
      drawing.shift()?.();
    }
    await all;
    expect(most).toBe(2);
  });

  it('tries again after a failure, and leaves no half-written file', async () => {
    const cache = pictureCache(dir);
    await expect(cache.get(key, () => Promise.reject(new Error('no paint')))).rejects.toThrow(
      'no paint',
    );
    await expect(cache.get(key, countingDraw())).resolves.toEqual(Buffer.from('picture'));
    const files = await readdir(dir, { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(1);
  });

  it('still answers when the folder cannot be written', async () => {
    const cache = pictureCache('/dev/null/pictures');
    await expect(cache.get(key, countingDraw())).resolves.toEqual(Buffer.from('picture'));
  });
});
