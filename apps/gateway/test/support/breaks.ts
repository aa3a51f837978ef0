import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { components } from '../../src/generated/contract';
import type { MarketPolicy } from '../../src/saferPlay/checkPolicy';
import { newcomer } from '../examples/identity';
import type { Answer, TestGateway } from './gateway';

type Schemas = components['schemas'];

/** Settings of a gateway whose policy is the open one with changes. */
export function policyWith(change: Partial<MarketPolicy>): { MARKET_POLICY: string } {
  const open = JSON.parse(readFileSync('apps/gateway/policies/open.json', 'utf8')) as MarketPolicy;
  const file = join(mkdtempSync(join(tmpdir(), 'parlour-policy-')), 'own.json');
  writeFileSync(file, JSON.stringify({ ...open, ...change }));
  return { MARKET_POLICY: file };
}

/** A new member, and calls about breaks and exclusions. Call `join` first. */
export function breaksOf(gateway: TestGateway) {
  let password = '';
  const own = {
    username: '',
    token: '',
    /** Registers another member. */
    async join(): Promise<void> {
      const fields = await newcomer(gateway);
      ({ username: own.username, password } = fields);
      await gateway.send('PUT', '/wps/member/register', fields);
      await own.logIn();
    },
    async logIn(): Promise<string> {
      own.token = await gateway.login(own.username, password);
      return own.token;
    },
    /** Moves the clock; the session would end meanwhile. */
    async pass(ms: number): Promise<void> {
      gateway.pass(ms);
      await own.logIn();
    },
    get: (url: string) => gateway.call('GET', url, { token: own.token }),
    post: (url: string, body?: object) =>
      gateway.call('POST', url, { token: own.token, ...(body && { body }) }),
    async choices(): Promise<Schemas['PlayPauseChoices']> {
      const answer = await own.get('/wps/saferPlay/pause');
      expect(answer).toMatchObject({ success: true });
      return answer.value;
    },
    start: (kind: Schemas['PlayPauseKind'], duration: string): Promise<Answer> =>
      own.post('/wps/saferPlay/pause', { kind, duration }),
    requestEnd: (reason: string) => own.post('/wps/saferPlay/pause/end', { reason }),
    launch: () => own.get('/wps/game/launchGame?nodeId=2000'),
  };
  return own;
}
