import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A gateway in its own process. */
export interface GatewayProcess {
  /** Scheme, host and port. */
  address: string;
  /** Stops it, and waits until it has exited. */
  stop(): Promise<void>;
}

const TRIES = 300;
const PAUSE_MS = 100;

/** Starts the gateway of a folder; rejects with its output if it exits. */
export async function startProcess(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<GatewayProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const said: string[] = [];
  child.stderr.on('data', (part: Buffer) => said.push(part.toString('utf8')));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await stop(child);
  throw new Error(`The gateway did not start: ${said.join('')}`);
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
