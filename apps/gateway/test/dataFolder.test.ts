import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../src/database/folderLock';
import { openEmbedded } from '../src/database/open';

describe('the data folder', () => {
  it('is used by one gateway at a time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-lock-'));
    // A process that is surely alive and surely not this one.
    writeFileSync(join(folder, 'gateway.lock'), String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
    writeFileSync(join(folder, 'gateway.lock'), '999999999');
    lockFolder(folder)();
    rmSync(folder, { recursive: true });
  });

  it('is left alone when it is damaged, with a word on how to start afresh', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-damaged-'));
    writeFileSync(join(folder, 'something'), 'kept');
    const opening = openEmbedded(
      folder,
      async () => undefined,
      () => undefined,
    );
    await expect(opening).rejects.toThrow(/may be damaged.*Nothing was changed.*delete it/);
    rmSync(folder, { recursive: true });
  });
});
