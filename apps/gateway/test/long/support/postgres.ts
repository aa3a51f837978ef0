import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server in a temporary folder that is deleted with it. */
export interface PostgresServer {
  /** Address of its empty first database. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

const SYSTEM = '/usr/lib/postgresql';
const SETTINGS = [
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['max_connections', '120'],
  ['deadlock_timeout', '200ms'],
  // The data is deleted with the server: nothing has to survive a power cut.
  ['fsync', 'off'],
  ['full_page_writes', 'off'],
  ['synchronous_commit', 'off'],
  ['jit', 'off'],
  // New statistics would change plans in mid-run, and with them the order of unordered results.
  ['autovacuum', 'off'],
];

/** How long connections may take to close when the server stops, in ms. */
const LEAVE = 5_000;

/** Starts the newest PostgreSQL of this machine; without one the error says how to get it. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = binaries();
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { stdio: 'pipe' as const, cwd: folder, ...owner };
  const how = ['--auth=trust', '--username=parlour', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '--locale=C', ...how], as);
  const port = await freePort();
  const flags = SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...as,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ask = (command: string, ...rest: string[]) =>
    execFileSync(join(bin, command), ['-h', '127.0.0.1', '-p', String(port), ...rest], as);
  await untilReady(() => ask('pg_isready', '-q', '-U', 'parlour'));
  const version = execFileSync(join(bin, 'postgres'), ['--version'], as).toString().trim();
  return {
    url: `postgres://parlour@127.0.0.1:${port}/postgres`,
    version,
    async stop() {
      // A pool that has ended may still be closing connections: if they are cut off, nothing handles the error.
      server.kill('SIGTERM');
      const patience = setTimeout(() => server.kill('SIGINT'), LEAVE);
      await ended;
      clearTimeout(patience);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest PostgreSQL's programs; undefined without one. */
function findBinaries(): string | undefined {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM) : [];
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  const named = process.env['PG_BIN'];
  const bin = named ?? (newest === undefined ? undefined : join(SYSTEM, String(newest), 'bin'));
  return bin !== undefined && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

/** Whether this machine can start one. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined;
}

function binaries(): string {
  const bin = findBinaries();
  if (bin !== undefined) return bin;
  throw new Error(
    'These tests need a PostgreSQL of version 15 or newer: locks prove nothing elsewhere. Install ' +
      'the package postgresql, or name the folder of its programs with PG_BIN.',
  );
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(ask: () => unknown): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      ask();
      return;
    } catch (error) {
      if (tries > 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
