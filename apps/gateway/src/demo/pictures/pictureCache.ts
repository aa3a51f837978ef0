import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from './rasterise';

/** Raise it when pictures are drawn differently, so that older files are ignored. */
export const PICTURE_VERSION = '2';

const MOST_AT_ONCE = 2;

/** Identifies a picture on disk. */
export interface PictureKey {
  /** The unique name of the picture. */
  name: string;
  format: PictureFormat;
}

/** Pictures on disk, drawn when first requested. */
export interface PictureCache {
  /** The picture of the key; `draw` runs only if it is neither on disk nor being drawn. */
  get(key: PictureKey, draw: () => Promise<Buffer>): Promise<Buffer>;
}

function createLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Opens the cache in a folder, which is created if it is missing. */
export function pictureCache(dir: string, version: string = PICTURE_VERSION): PictureCache {
  const limit = createLimit(MOST_AT_ONCE);
  const pending = new Map<string, Promise<Buffer>>();

  async function keep(file: string, content: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, file);
    } catch {
      // A full or read-only disk costs speed, not pictures.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async function readOrDraw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const content = await limit(draw);
    await keep(file, content);
    return content;
  }

  return {
    get({ name, format }, draw) {
      const hash = createHash('sha256').update(`${version}:${name}`).digest('hex').slice(0, 40);
      const file = join(dir, hash.slice(0, 2), `${hash}.${format}`);
      const running = pending.get(file);
      if (running) return running;
      const job = readOrDraw(file, draw).finally(() => pending.delete(file));
      pending.set(file, job);
      return job;
    },
  };
}
