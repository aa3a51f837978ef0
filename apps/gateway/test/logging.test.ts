import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggerOptions } from '../src/platform/logging';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

it('a statement that fails is logged without the values that it was asked with', async () => {
  const lines: string[] = [];
  const options = loggerOptions('info');
  if (typeof options !== 'object') throw new Error('The log is off');
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...options, stream } });
  const [number, code] = ['81239876', '918273'];
  await gateway.db
    .select()
    .from(account)
    .where(eq(account.mobileNum, sql`no_such_function(${number}, ${code})`))
    .catch((err: unknown) => log.error({ err }, 'failed'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no_such_function($1, $2)');
  expect(lines[0]).toContain('logging.test.ts');
  for (const value of [number, code]) expect(lines[0]).not.toContain(value);
});
