import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../../../.cache/gateway', import.meta.url));

/**
 * Reads a YAML file. The contract takes over a second to parse, so the result is kept as JSON under
 * the hash of the file; where nothing can be kept, it is parsed each time.
 */
export function readYaml(url: string): unknown {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 24);
  const file = join(folder, `${hash}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const parsed: unknown = parse(text);
    keep(file, JSON.stringify(parsed));
    return parsed;
  }
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // A read-only installation starts more slowly, nothing else.
  }
}
