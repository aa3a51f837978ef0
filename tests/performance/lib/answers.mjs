import { gzipSync } from 'node:zlib';

/**
 * Logs the responses to a page, by the step of the visit. Immutable files, such as chunks, count only once: afterwards
 * they come from the browser's cache.
 */
export function logAnswers(page) {
  const answers = [];
  const cached = new Set();
  let step = '';
  page.on('response', (response) => {
    const { pathname, href } = new URL(response.url());
    if (cached.has(href)) return;
    if (/\bimmutable\b/.test(response.headers()['cache-control'])) cached.add(href);
    const at = step;
    answers.push(
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({
          step: at,
          href,
          pathname,
          kind: /\.js$/.test(pathname)
            ? 'script'
            : /\.css$/.test(pathname)
              ? 'style'
              : response.request().resourceType(),
          bytes: gzipSync(body).length,
          body,
        })),
    );
  });
  return {
    begin: (name) => (step = name),
    read: () => Promise.all(answers),
  };
}

export const bytesOf = (answers) => answers.reduce((total, { bytes }) => total + bytes, 0);
