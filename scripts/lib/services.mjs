import { join } from 'node:path';
import { startChild } from './children.mjs';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';

export const GATEWAY_PORT = 4100;
export const SITE_PORT = 5173;

/** Takes the wanted port or the next free one, and says so when it is another. */
export async function choosePort(what, wanted, reserved) {
  const port = await freePort(wanted, reserved);
  if (port !== wanted) console.log(`Port ${wanted} is taken: the ${what} uses ${port} instead.`);
  return port;
}

/** Starts the gateway from its sources; its log lines are printed with a prefix, and go to `onLine` unchanged. */
export function startGateway({ port, env = {}, onLine }) {
  return startChild({
    name: 'gateway',
    command: process.execPath,
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: join(root, 'apps', 'gateway'),
    env: { PORT: String(port), ...env },
    onLine: (line) => {
      console.log(`gateway | ${line}`);
      onLine?.(line);
    },
  });
}

/** Starts the site's development server against a running gateway. */
export function startSite({ port, gatewayUrl }) {
  return startChild({
    name: 'site',
    command: process.execPath,
    args: [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    cwd: join(root, 'apps', 'site'),
    env: { PORT: String(port), GATEWAY_URL: gatewayUrl },
    onLine: (line) => {
      if (line.trim() !== '') console.log(`site    | ${line}`);
    },
  });
}

/** The accounts of the demo data, as they are printed at the start. */
const DEMO_ACCOUNTS = [
  ['member1', 'Parlour#2024', 'a player'],
  ['agent1', 'Parlour#2024', 'an agent with a downline'],
  ['weak1', '123456', 'has a weak password'],
  ['expired1', 'Parlour#2024', 'has an expired password'],
  ['first1', 'Parlour#2024', 'logs in for the first time'],
  ['newip1', 'Parlour#2024', 'is asked for extra verification'],
];

/** Prints where the product is and who can log in. */
export function printWelcome({ address, gatewayUrl }) {
  console.log(`
  Parlour is open:  ${address}
  Gateway:          ${gatewayUrl}

  Demo accounts (name, password):`);
  for (const [name, password, what] of DEMO_ACCOUNTS) {
    console.log(`    ${name.padEnd(9)} ${password.padEnd(13)} ${what}`);
  }
  console.log(`  Payment password: 482913
  SMS code: 246810 (each one sent is printed in the gateway's log above)

  Ctrl-C stops everything.
`);
}
