import { modulesOf, readChunks } from './chunks.mjs';
import { requestedByHome } from './firstPage.mjs';
import { sizesOf, weigh } from './measure.mjs';

// Forms, validation, encryption, and other pages and overlays have to load on demand.
const FORBIDDEN =
  /\/node_modules\/(?:@hookform|react-hook-form|yup|jose|dompurify)\/|^packages\/features\/(?!core\/)[^/]+\/src\/(?:overlays|pages\/(?!HomePage\/))/;

/** The start plan in the HTML: which scripts each address needs. */
function readPlan(html) {
  const [plan] = /\{"entry":.*?"inGamePaths":\[[^\]]*\]\}/.exec(html) ?? [];
  if (plan === undefined) throw new Error('index.html has no start plan.');
  return JSON.parse(plan);
}

/** Sizes of what the home page loads by itself, and of what each other page and chunk adds to it. */
export async function measureSite(output) {
  const { html, lazy, withStatic } = readChunks(output);
  const requested = await requestedByHome(output);
  const home = new Set(output.filter(({ fileName }) => requested.has(fileName)));
  const { features, pages } = readPlan(String(html.source));
  const chunksOf = (addresses) =>
    output.filter(({ fileName }) => addresses.includes(`/${fileName}`));
  // Loaded once, before the first page, so they don't count for any page.
  const before = withStatic(chunksOf(features));
  const beyond = (files, there) => weigh([...files].filter((file) => !there.has(file)));
  const routes = [
    { name: 'before all other pages', size: beyond(before, home) },
    ...pages.map(({ at, scripts }) => ({
      name: at.join(' '),
      size: beyond(withStatic(chunksOf(scripts)), new Set([...home, ...before])),
    })),
  ];
  const isOfPage = (chunk) => pages.some(({ scripts }) => scripts.includes(`/${chunk.fileName}`));
  const byWeight = (one, other) => other.size.total.gz - one.size.total.gz;
  return {
    html: sizesOf(html),
    home: weigh(home),
    homeFiles: [...home],
    routes: routes.sort(byWeight),
    lazy: lazy
      .filter(({ chunk }) => !home.has(chunk) && !isOfPage(chunk))
      .map(({ module, chunk }) => ({ name: module, size: beyond(withStatic([chunk]), home) }))
      .sort(byWeight),
    forbidden: modulesOf(home).filter((module) => FORBIDDEN.test(module)),
  };
}
