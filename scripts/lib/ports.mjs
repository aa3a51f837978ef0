import { createServer } from 'node:net';

// A port can be free on one address and taken on another, so all that a browser may try are checked.
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];
const ATTEMPTS = 50;

function isFreeOn(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

async function isFree(port) {
  for (const host of ADDRESSES) {
    if (!(await isFreeOn(port, host))) return false;
  }
  return true;
}

/** Where the built Storybook is served while its pictures are taken, or the next free port. */
export const PICTURES_PORT = 6107;

/** The wanted port, or the first free one after it. */
export async function freePort(wanted, reserved = []) {
  for (let port = wanted; port < wanted + ATTEMPTS; port += 1) {
    if (!reserved.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(
    `No free port between ${wanted} and ${wanted + ATTEMPTS - 1}. Stop a program that uses them, or name another by the environment.`,
  );
}
