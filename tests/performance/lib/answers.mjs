import { gzipSync } from 'node:zlib';

/** Keeps a log of the answers to a page, by the step of the visit that they came in. */
export function logAnswers(page) {
  const answers = [];
  let step = '';
  page.on('response', (response) => {
    const { pathname, href } = new URL(response.url());
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
