/** How long a file may take to come, in ms: as long as a part is waited for (ERR-03). */
const PATIENCE = 120_000;

type Hrefs = readonly string[];

/** What each file that is there, or on its way, needs besides itself; all of it where the page began with it. */
const known = new Map<string, Promise<Hrefs>>(
  Array.from(document.querySelectorAll('link'), ({ href }) => [href, Promise.resolve([])]),
);

/** How often the line has come back. */
let returns = 0;
window.addEventListener('online', () => {
  returns += 1;
});

/** Says that a file did not come. */
const tell = (payload: unknown): boolean =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

async function fetchScript(href: string): Promise<Hrefs> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${href} ${answer.status}`);
  const imports = (await answer.text()).matchAll(/\b(?:from|import)["'`](\.[^"'`]+)/g);
  return Array.from(imports, ([, name = '']) => new URL(name, href).href);
}

/** A part without its looks can still be read and used: it is drawn, and they come when the line is back. */
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
  // What an earlier try had asked for may fail of what is over by now.
  if (begun !== undefined) return begun.catch(() => needsOf(href));
  const before = returns;
  const needs = (href.endsWith('.css') ? fetchSheet : fetchScript)(href).catch((fault: unknown) => {
    known.delete(href);
    // Asked for while the line was still away, and failed after it had come back: nothing else would try again.
    if (returns !== before) return needsOf(href);
    throw fault;
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
 * Imports a part of the site once all its files are there: a browser may remember for as long as the page is there
 * what an import did not find (docs/decisions/0057). The build has every `import()` of the site done by this.
 * @param files what the tools found that it needs, by their names below the root
 */
export async function loadChunkFiles<Part>(
  load: () => Promise<Part>,
  files: Hrefs = [],
): Promise<Part> {
  try {
    // Tools name no part that needs nothing else; its own words do.
    const [, own] = /import\(.(.+?\.js)/.exec(String(load)) ?? [];
    const root = new URL(own ?? '', import.meta.url).href;
    await fetchAll([root, ...files.map((file) => `${location.origin}/${file}`)], new Set());
    return await load();
  } catch (fault) {
    tell(fault);
    throw fault;
  }
}
