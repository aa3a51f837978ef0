import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const MANIFEST = 'apps/site/dist/.vite/manifest.json';

/** Maps the paths of built files, which are only hashes, to their entry modules. */
function readAddresses(modules: readonly string[]): Map<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  return new Map(
    modules.map((module) => {
      const [found, ...others] = Object.entries(manifest).filter(([source]) =>
        new RegExp(`/${module}\\.tsx?$`).test(source),
      );
      if (found === undefined || others.length > 0)
        throw new Error(`${module} is no file of its own in the built site, or more than one.`);
      return [`/${found[1].file}`, module];
    }),
  );
}

/** Whether a URL is that of the chunk with this entry module. */
export function isModule(module: string): (url: URL) => boolean {
  let addresses: Map<string, string> | undefined;
  return ({ pathname }) => {
    // Read on first use, because tests are collected before the site is built.
    addresses ??= readAddresses([module]);
    return addresses.has(pathname);
  };
}

/** Watches which of some modules a page loads; the returned function lists those since its last call. */
export function watchModules(page: Page, modules: readonly string[]): () => string[] {
  const addresses = readAddresses(modules);
  const requested = new Set<string>();
  page.on('request', (request) => {
    const module = addresses.get(new URL(request.url()).pathname);
    if (module !== undefined) requested.add(module);
  });
  return () => {
    const found = [...requested].sort();
    requested.clear();
    return found;
  };
}
