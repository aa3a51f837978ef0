/** Timeout of a file, in ms: as long as that of a chunk (ERR-03). */
const PATIENCE = 120_000;

type Hrefs = readonly string[];

/** Imports of each file that is loaded or loading. Those of the page's own links are loaded already. */
const known = new Map<string, Promise<Hrefs>>(
  Array.from(document.querySelectorAll('link'), ({ href }) => [href, Promise.resolve([])]),
);

/** How often the browser came online again. */
let returns = 0;
window.addEventListener('online', () => {
  returns += 1;
});

/** Reports that a file could not be loaded. */
const tell = (payload: unknown): boolean =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

async function fetchScript(href: string): Promise<Hrefs> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${href} ${answer.status}`);
  const imports = (await answer.text()).matchAll(/\b(?:from|import)["'`](\.[^"'`]+)/g);
  return Array.from(imports, ([, name = '']) => new URL(name, href).href);
}

/** A chunk without its styles can be read and used: it renders, and its styles load when the browser is online again. */
const fetchSheet = (href: string): Promise<Hrefs> =>
  new Promise((resolve) => {
    const before = returns;
    const link = document.createElement('link');
    const handleError = (): void => {
      link.remove();
      known.delete(href);
      tell(href);
      const again = () => void needsOf(href);
      if (returns === before) window.addEventListener('online', again, { once: true });
      else again();
      resolve([]);
    };
    Object.assign(link, {
      rel: 'stylesheet',
      href,
      onload: () => resolve([]),
      onerror: handleError,
    });
    document.head.append(link);
  });

function needsOf(href: string): Promise<Hrefs> {
  const begun = known.get(href);
  // The earlier request may fail for a reason that is gone by now.
  if (begun !== undefined) return begun.catch(() => needsOf(href));
  const before = returns;
  const needs = (href.endsWith('.css') ? fetchSheet : fetchScript)(href).catch((error: unknown) => {
    known.delete(href);
    // Requested while offline, and failed after the browser came online: no event would retry it.
    if (returns !== before) return needsOf(href);
    throw error;
  });
  known.set(href, needs);
  return needs;
}

async function fetchAll(hrefs: Hrefs, seen: Set<string>): Promise<void> {
  const fresh = hrefs.filter((href) => !seen.has(href));
  for (const href of fresh) seen.add(href);
  await Promise.all(fresh.map(async (href) => fetchAll(await needsOf(href), seen)));
}

/**
 * Imports a chunk after all its files are fetched: a browser may cache a failed import until the page is reloaded
 * (docs/decisions/0057). The build replaces Vite's helper around every `import()` by this function.
 * @param files what the build found that the chunk needs, by their paths
 */
export async function loadChunkFiles<Part>(
  load: () => Promise<Part>,
  files: Hrefs = [],
): Promise<Part> {
  try {
    // The build lists no files for a chunk without imports; the source of `load` names the chunk.
    const [, own] = /import\(.(.+?\.js)/.exec(String(load)) ?? [];
    const root = new URL(own ?? '', import.meta.url).href;
    await fetchAll([root, ...files.map((file) => `${location.origin}/${file}`)], new Set());
    return await load();
  } catch (error) {
    tell(error);
    throw error;
  }
}
