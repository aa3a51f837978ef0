import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { components } from '../../src/generated/contract';
import type { MarketPolicy } from '../../src/saferPlay/checkPolicy';
import type { Answer, TestGateway } from './gateway';
import { done, joinMember, type OpenSession } from './openSession';

type Schemas = components['schemas'];

/** Settings of a gateway whose policy is the open one with changes; its file is gone after the test. */
export function policyWith(change: Partial<MarketPolicy>): { MARKET_POLICY: string } {
  const open = JSON.parse(readFileSync('apps/gateway/policies/open.json', 'utf8')) as MarketPolicy;
  const folder = mkdtempSync(join(tmpdir(), 'parlour-policy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'own.json');
  writeFileSync(file, JSON.stringify({ ...open, ...change }));
  return { MARKET_POLICY: file };
}

/** Exclusions of half a year and more that end by themselves, with changes, for `policyWith`. */
export const exclusion = (change: Partial<MarketPolicy['exclusion']>) => ({
  exclusion: {
    durations: ['P6M', 'P1Y', 'P5Y'],
    end: 'AUTOMATIC' as const,
    coolingOff: 'P1D',
    ...change,
  },
});

/** A new member, and calls about breaks and exclusions. Call `join` first. */
export function breaksOf(gateway: TestGateway) {
  let member: Awaited<ReturnType<typeof joinMember>>;
  let session: OpenSession;
  const own = {
    accountId: 0,
    token: '',
    /** Registers another member. */
    async join(): Promise<void> {
      member = await joinMember(gateway);
      own.accountId = member.accountId;
      await own.logIn();
    },
    async logIn(): Promise<void> {
      session = await member.openSession();
      own.token = session.token;
    },
    /** Moves the clock; the session would end meanwhile. */
    async pass(ms: number): Promise<void> {
      gateway.pass(ms);
      await own.logIn();
    },
    get: (url: string) => session.get(url),
    choices: async (): Promise<Schemas['PlayPauseChoices']> =>
      done(await own.get('/wps/saferPlay/pause')),
    start: (kind: Schemas['PlayPauseKind'], duration: string): Promise<Answer> =>
      session.post('/wps/saferPlay/pause', { kind, duration }),
    requestEnd: (reason: string) => session.post('/wps/saferPlay/pause/end', { reason }),
    launch: () => own.get('/wps/game/launchGame?nodeId=2000'),
  };
  return own;
}
