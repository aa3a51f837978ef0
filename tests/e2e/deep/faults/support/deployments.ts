import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SecondGateway, startSecondGateway } from '../../../support/secondGateway';

const BUILT = 'apps/site/dist';
const BUILD_NEXT = 'tests/e2e/deep/faults/support/buildNext.mjs';

/** Two builds of the site; the second one with and without the files of the first. */
export type Version = 'first' | 'next' | 'nextAlone';

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The chunk of a page in a build. */
function fileOf(folder: string, page: string): string {
  const found = Object.entries(manifestOf(folder)).find(([source]) =>
    source.endsWith(`/${page}.tsx`),
  );
  if (found === undefined) throw new Error(`${page} is no file of its own in the built site.`);
  return found[1].file;
}

/** Deletes files that are only left from the build before. */
function removeOldFiles(folder: string): void {
  const own = new Set(
    Object.values(manifestOf(folder)).flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets,
    ]),
  );
  for (const name of readdirSync(join(folder, 'assets')))
    if (!own.has(`assets/${name}`)) rmSync(join(folder, 'assets', name));
}

/** A gateway whose site can be replaced by another version, at the same address. */
export class Deployments {
  readonly #folder = mkdtempSync(join(tmpdir(), 'parlour-deployments-'));
  #gateway: SecondGateway | null = null;

  constructor() {
    for (const version of ['first', 'next'] as const)
      cpSync(BUILT, this.#at(version), { recursive: true });
    removeOldFiles(this.#at('first'));
    execFileSync(process.execPath, [BUILD_NEXT, this.#at('next')], { stdio: 'pipe' });
    cpSync(this.#at('next'), this.#at('nextAlone'), { recursive: true });
    removeOldFiles(this.#at('nextAlone'));
  }

  get address(): string {
    return this.#gateway?.address ?? '';
  }

  /** URL of a page's chunk in a version. */
  scriptOf(version: Version, page: string): string {
    return `${this.address}/${fileOf(this.#at(version), page)}`;
  }

  /** Deletes a page's chunk from a version. */
  removeScript(version: Version, page: string): void {
    rmSync(join(this.#at(version), fileOf(this.#at(version), page)));
  }

  async deploy(version: Version): Promise<void> {
    await this.#gateway?.stop();
    const served = join(this.#folder, 'served');
    rmSync(served, { recursive: true, force: true });
    cpSync(this.#at(version), served, { recursive: true });
    this.#gateway = await startSecondGateway(
      { SITE_DIR: served, DATA_DIR: join(this.#folder, 'data') },
      { offset: 40 },
    );
  }

  async close(): Promise<void> {
    await this.#gateway?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #at(version: Version): string {
    return join(this.#folder, version);
  }
}
