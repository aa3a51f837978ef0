import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildGateway } from '../../src/app';
import { type Config, readConfig } from '../../src/config';
import type { Database } from '../../src/database/open';
import { START } from './clock';
import { encryptBody } from './encryptBody';
import { expectListed } from './listedRefusals';
import { openTestDatabase } from './testDatabase';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  success: boolean;
  // Each test casts it to what its operation returns.
  value: never;
  message: string | null;
  errorCode: string | null;
}

export interface TestGateway {
  app: FastifyInstance;
  db: Database;
  config: Config;
  /** Moves the clock. */
  pass(ms: number): void;
  now(): number;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  /** What it printed for whoever runs the demo. */
  printed: readonly string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more?: CallOptions): Promise<Answer>;
  /** Encrypts fields and sends them. */
  send(method: 'POST' | 'PUT', url: string, fields: object): Promise<Answer>;
  /** Logs in to a demo account and returns the token. */
  login(username: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export const DEMO_KEY = 'key-of-the-tests';

/**
 * A gateway on its own database, whose clock only moves when a test moves it.
 *
 * @param beside a gateway whose database and clock it shares, as one of another merchant; that one is closed later
 */
export async function startGateway(
  env: NodeJS.ProcessEnv = {},
  beside?: TestGateway,
): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-gateway-'));
  const base = { DATA_DIR: dataDir, DEMO_KEY, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' };
  const config = readConfig({ ...base, ...env });
  const { db, close } =
    beside === undefined
      ? await openTestDatabase()
      : { db: beside.db, close: () => Promise.resolve() };
  let clock = START;
  const now = beside === undefined ? () => clock : beside.now;
  const printed: string[] = [];
  const say = (line: string) => void printed.push(line);
  const { app, runJobs } = await buildGateway({ config, db, now, say });

  const gateway: TestGateway = {
    app,
    db,
    config,
    now,
    printed,
    runJobs,
    pass(ms) {
      if (beside === undefined) clock += ms;
      else beside.pass(ms);
    },
    async call(method, url, { token, body, headers, remoteAddress } = {}) {
      const options: InjectOptions = {
        method,
        url,
        headers: {
          merchant: config.merchant,
          language: 'EN',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      };
      const answer = await app.inject(options);
      const envelope = answer.json<Omit<Answer, 'status' | 'headers'>>();
      expectListed(method, url, envelope);
      return { status: answer.statusCode, headers: answer.headers, ...envelope };
    },
    async send(method, url, fields) {
      return gateway.call(method, url, {
        body: await encryptBody(gateway, { method, url, fields }),
      });
    },
    async login(username, password = 'Parlour#2024') {
      const fields = { type: 'username', username, password };
      const answer = await gateway.send('POST', '/wps/session/login', fields);
      if (!answer.success) throw new Error(`${username} can't log in: ${answer.errorCode}`);
      return (answer.value as { token: string }).token;
    },
    async close() {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return gateway;
}
