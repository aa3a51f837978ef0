import { gzipSync } from 'node:zlib';

/**
 * Keeps a log of the answers to a page, by the step of the visit that they came in. A file that never changes is
 * fetched once and comes from the browser's cache afterwards, which weighs nothing: a part is, as it is imported.
 */
export function logAnswers(page) {
  const answers = [];
  const kept = new Set();
  let step = '';
  page.on('response', (response) => {
    const { pathname, href } = new URL(response.url());
    if (kept.has(href)) return;
    if (/\bimmutable\b/.test(response.headers()['cache-control'])) kept.add(href);
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
