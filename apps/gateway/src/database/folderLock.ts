import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Locks a data folder for this process: two gateways would corrupt an embedded database. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gateway.lock');
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      const owner = ownerOf(file);
      if (owner !== null)
        throw new Error(
          `Another gateway (process ${owner}) uses ${folder}. Stop it first, or name another ` +
            'folder with DATA_DIR.',
        );
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The lock ${file} can't be taken.`);
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
