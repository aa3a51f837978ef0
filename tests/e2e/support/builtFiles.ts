import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const MANIFEST = 'apps/site/dist/.vite/manifest.json';

/** Addresses of built files by the module that each begins with: those of the build are hashes alone. */
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

/** Whether an address is that of the file that begins with a module. */
export function isModule(module: string): (url: URL) => boolean {
  let addresses: Map<string, string> | undefined;
  return ({ pathname }) => {
    // Read late: the tests are listed before the site is built.
    addresses ??= readAddresses([module]);
    return addresses.has(pathname);
  };
}

/** Notes which of some modules a page asks for; what this gives names those since it was called last. */
export function watchModules(page: Page, modules: readonly string[]): () => string[] {
  const addresses = readAddresses(modules);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const module = addresses.get(new URL(request.url()).pathname);
    if (module !== undefined) asked.add(module);
  });
  return () => {
    const found = [...asked].sort();
    asked.clear();
    return found;
  };
}
