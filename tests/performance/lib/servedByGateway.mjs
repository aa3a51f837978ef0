import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stopChild } from '../../../scripts/lib/children.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startGateway } from '../../../scripts/lib/services.mjs';
import { waitForAnswer } from '../../../scripts/lib/wait.mjs';

const START_MS = 120_000;
const DEMO_KEY = 'key-of-the-measurement';
const BANNERS = ['welcome', 'cup', 'tables'];
const GAMES = 24;
const HEADERS = { merchant: 'parlour', language: 'EN' };
/** The gateway serves only pages that contain this. */
const PLACEHOLDER = '<!-- __CSP_NONCE__ -->';

/** Pictures of the site's first banners and games, under the names of the demo page, so that both show the same. */
export async function picturesOf(address) {
  const ask = async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: HEADERS });
    return (await answer.json()).value;
  };
  const { banners } = await ask('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W');
  const { content } = await ask(
    `/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&merchant=parlour&language=EN&pageNo=1&pageSize=${GAMES}`,
  );
  const named = [
    ...BANNERS.map((name, at) => [name, banners[at].smallUrl]),
    ...content.map(({ showIcon }, at) => [`game-${at}`, showIcon]),
  ];
  const pictures = new Map();
  for (const [name, path] of named) {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'image/webp,*/*' } });
    pictures.set(`${name}.webp`, Buffer.from(await answer.arrayBuffer()));
  }
  return pictures;
}

/** Writes a built page with its pictures to a folder that a gateway can serve. */
export function writePage(output, pictures) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  const write = (name, body) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  };
  for (const { fileName, code, source } of output) {
    const body = code ?? source;
    write(fileName, fileName === 'index.html' ? `${body}${PLACEHOLDER}` : body);
  }
  for (const [name, body] of pictures) write(join('pictures', name), body);
  return folder;
}

/** Copies a folder, so that another build of the site can't change what is measured. */
export function copyFolder(from) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  cpSync(from, folder, { recursive: true });
  return folder;
}

/** Serves a folder with its own gateway, which delays calls by `slowMilliseconds`; `env` has further settings. */
export async function serveByGateway(folder, { slowMilliseconds, env = {} }) {
  const port = await freePort(4600 + Math.floor(Math.random() * 300));
  const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-lighthouse-'));
  const address = `http://localhost:${port}`;
  const gateway = startGateway({
    port,
    env: {
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      SITE_DIR: folder,
      RATE_LIMIT_FACTOR: '1000',
      DEMO_KEY,
      ...env,
    },
  });
  const close = async () => {
    await stopChild(gateway);
    rmSync(dataFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(`${address}/healthz`, { timeoutMs: START_MS, stopWhen: gateway.ended });
    const answer = await fetch(`${address}/wps/demo/switches`, {
      method: 'PUT',
      headers: {
        'x-demo-key': DEMO_KEY,
        'content-type': 'application/json',
        ...HEADERS,
      },
      body: JSON.stringify({ slowMilliseconds }),
    });
    if (!answer.ok) throw new Error(`The gateway could not be made slow: ${answer.status}`);
  } catch (fault) {
    await close();
    throw fault;
  }
  return { address, close };
}
