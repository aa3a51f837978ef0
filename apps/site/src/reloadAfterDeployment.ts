import { readStored, reloadPage, writeStored } from '@parlour/feature-core';

/**
 * Loads the page once more, at the same place, when a part of it is gone because another version of the site
 * has been put in its place (ERR-03). Whether that is so the site's first answer tells: it names another
 * script. So a page that is up to date, or cut off, is never loaded again by itself, and none twice from one
 * version: a page that comes out of a cache would do so for ever, and so would one that can't note it.
 */
export function reloadAfterDeployment(): void {
  const own = document.querySelector('link[rel="modulepreload"]')?.getAttribute('href');
  window.addEventListener('vite:preloadError', () => {
    if (typeof own !== 'string' || readStored('reloadedFrom') === own) return;
    void fetch('/', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : own))
      .then(
        (html) => {
          if (!html.includes(own) && writeStored('reloadedFrom', own)) reloadPage();
        },
        () => undefined,
      );
  });
}
