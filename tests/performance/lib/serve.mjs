import { createServer } from 'node:http';
import { extname } from 'node:path';
import { drawPicture } from './picture.mjs';

const PICTURES = 24;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const HEADERS = {
  // Without cross-origin isolation the clock of a page is too coarse.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'max-age=600',
};

const linkTo = ({ fileName }) =>
  fileName.endsWith('.css')
    ? `<link rel="stylesheet" href="/${fileName}" />`
    : `<script type="module" src="/${fileName}"></script>`;

/** The page's own HTML, or minimal HTML that loads its script. */
function htmlOf(name, output) {
  const own = output.find(({ fileName }) => fileName === 'index.html');
  if (own !== undefined) return own.source;
  const links = output
    .filter((file) => file.isEntry || file.fileName.endsWith('.css'))
    .map(linkTo)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${name}</title>${links}</head><body><div id="root"></div></body></html>`;
}

/** Serves built pages, each under its name, and pictures for them. */
export async function servePages() {
  const files = new Map();
  for (let seed = 0; seed < PICTURES; seed += 1)
    files.set(`/pictures/${seed}`, { body: drawPicture(seed), type: 'image/png' });

  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const picture = /^\/pictures\/\D*(\d*)/.exec(pathname);
    const path = picture === null ? pathname : `/pictures/${Number(picture[1]) % PICTURES}`;
    const file = files.get(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...HEADERS, 'content-type': file.type }).end(file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    addressOf: (name) => `http://127.0.0.1:${server.address().port}/${name}/`,
    add: (name, output) => {
      files.set(`/${name}/`, { body: htmlOf(name, output), type: TYPES['.html'] });
      // File names contain a hash of the content, so pages can't overwrite each other's files.
      for (const { fileName, code, source } of output)
        files.set(`/${fileName}`, { body: code ?? source, type: TYPES[extname(fileName)] ?? '' });
    },
    close: () => server.close(),
  };
}
