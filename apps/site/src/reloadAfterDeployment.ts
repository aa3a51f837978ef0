/**
 * Loads the page once more, at the same place, when a part of it is gone because another version of the site
 * has been put in its place (ERR-03). Whether that is so the site's first answer tells: it names another
 * script. So a page that is up to date, or cut off, is never loaded again by itself.
 */
export function reloadAfterDeployment(): void {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  window.addEventListener('vite:preloadError', () => {
    if (typeof own !== 'string') return;
    void fetch('/', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : own))
      .then(
        (html) => {
          if (!html.includes(own)) window.location.reload();
        },
        () => undefined,
      );
  });
}
