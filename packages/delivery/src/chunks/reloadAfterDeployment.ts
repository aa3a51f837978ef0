/** What the page remembers of reloads, so that it never reloads twice from one version. */
export interface ReloadMemory {
  /** The version that was given up last; null for none. */
  read: () => string | null;
  /** Notes a version that is given up. False where the browser stores nothing: then the page is not reloaded. */
  write: (version: string) => boolean;
  reload: () => void;
}

/**
 * Reloads the page when a chunk of it is gone because a new version was deployed (ERR-03). The site's HTML tells: it
 * names another first script. A page that is up to date, or offline, is never reloaded, and none twice from one
 * version: a page from an outdated cache would reload for ever.
 */
export function reloadAfterDeployment({ read, write, reload }: ReloadMemory): void {
  const own = document.querySelector('link[rel="modulepreload"]')?.getAttribute('href');
  window.addEventListener('vite:preloadError', () => {
    if (typeof own !== 'string' || read() === own) return;
    void fetch('/', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : own))
      .then(
        (html) => {
          if (!html.includes(own) && write(own)) reload();
        },
        () => undefined,
      );
  });
}
