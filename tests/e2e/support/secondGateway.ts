import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from '@playwright/test';

/** The built site behind a second gateway, with other variables than the shared one. */
export interface SecondGateway {
  address: string;
  stop: () => Promise<void>;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
  });

interface SecondGatewayOptions {
  /** Distance of its port from the first one's, different in each file. Default 2. */
  offset?: number;
  /** Called with each line that it prints, such as the mails of the demo. */
  onLine?: (line: string) => void;
}

/**
 * Starts one on another port, with its games on 127.0.0.1. Call it in `beforeAll`: it sets the timeout, because
 * creating the demo data takes longer than a test may.
 */
export async function startSecondGateway(
  env: Record<string, string>,
  { offset = 2, onLine }: SecondGatewayOptions = {},
): Promise<SecondGateway> {
  test.setTimeout(180_000);
  const port = Number(process.env['E2E_PORT'] ?? 4390) + offset;
  const address = `http://localhost:${String(port)}`;
  const child = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    env: { ...process.env, ...env, E2E_PORT: String(port) },
    stdio: ['ignore', onLine === undefined ? 'ignore' : 'pipe', 'ignore'],
  });
  if (onLine !== undefined && child.stdout !== null)
    createInterface({ input: child.stdout }).on('line', onLine);
  const end = ended(child);
  for (let wait = 0; wait < 240 && !(await isUp(address)); wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await end;
    },
  };
}
