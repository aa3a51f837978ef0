import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { answerContract } from './answers';
import { findContract, isSideOf, type KnownContract } from './contracts';
import { readHistory } from './history';
import { type ContractKind, KIND_RULES } from './kinds';
import { maximumRateOf } from './limit';
import { listContracts } from './list';
import { cancelRequest, makeOffer, previewOffer, requestTermination } from './offers';
import { hasAgentPolicy, requireAgentPolicy } from './policy';
import { readProgress } from './progress';
import { templatesOf } from './templates';
import { consequencesOf, toBrief } from './terminations';
import { tryContract } from './trials';
import { versionsAround } from './versions';
import { toWireContract } from './wire';

type Schemas = components['schemas'];
type Answering =
  | 'processDividendRequest'
  | 'processDailySalaryContract'
  | 'processHourlySalaryContract'
  | 'processRealTimeSalaryContract';

/** Contracts of agents with those directly below, as each side sees them. */
export function contractOperations({ config, db, switches }: Services) {
  const clockOf = (now: Date) => ({ now, offsetMinutes: config.utcOffsetMinutes });

  const shown = async (of: Database, contractId: string, viewerId: number, now: Date) =>
    toWireContract(await findContract(of, contractId, isSideOf(viewerId)), viewerId, clockOf(now));

  const answer =
    (kind: ContractKind) =>
    (call: Call<Answering>): Promise<Schemas['ContractResult']> =>
      db.transaction(async (tx) => {
        const { account } = loggedIn(call);
        const clock = clockOf(call.now);
        const ended = await answerContract(tx, account.id, kind, call.body, clock);
        const contract = await shown(tx, call.body.contractId, account.id, call.now);
        return { contract, terminated: ended.map(toBrief) };
      });

  return {
    async listContracts(call) {
      const { account } = loggedIn(call);
      const { content, ...page } = await listContracts(db, account.id, call.query);
      const clock = clockOf(call.now);
      return { ...page, content: content.map((one) => toWireContract(one, account.id, clock)) };
    },

    async getContract(call) {
      const { account } = loggedIn(call);
      const found = await findContract(db, call.query.contractId, isSideOf(account.id));
      const isOpen = found.request === 'new' && found.state === 'pending';
      const ends = isOpen ? await consequencesOf(db, found) : null;
      const { before, after } = await versionsAround(db, found);
      const wire = (one: KnownContract | undefined) =>
        one === undefined ? null : toWireContract(one, account.id, clockOf(call.now));
      return {
        contract: toWireContract(found, account.id, clockOf(call.now)),
        before: wire(before),
        after: wire(after),
        remark: found.remark,
        reason: found.reason,
        replaces: ends?.replaced?.id ?? null,
        wouldTerminate: ends?.terminated.map(toBrief) ?? [],
      };
    },

    async getContractHistory(call) {
      const { account } = loggedIn(call);
      const found = await findContract(db, call.query.contractId, isSideOf(account.id));
      return readHistory(db, found, call.query);
    },

    async getContractTerms(call) {
      const { kind } = call.query;
      const rules = KIND_RULES[kind];
      const maximumRate = await maximumRateOf(db, loggedIn(call).account.id, kind);
      return {
        kind,
        enabled: hasAgentPolicy(switches),
        maximumRate,
        rateStep: rules.rateStep,
        maximumTiers: rules.maximumTiers,
        periods: [...rules.periods],
        settlementIntervalMinutes: rules.settlementIntervalMinutes,
        paidNextDay: rules.paidAfterMs > 0,
        templates: templatesOf(kind, maximumRate),
      };
    },

    async previewContract(call) {
      requireAgentPolicy(switches);
      const { replaced, terminated } = await previewOffer(db, loggedIn(call).account, call.body);
      return { replaces: replaced?.id ?? null, wouldTerminate: terminated.map(toBrief) };
    },

    async simulateContract(call) {
      if (call.body.draft !== undefined) requireAgentPolicy(switches);
      return tryContract(db, loggedIn(call).account, call.body, clockOf(call.now));
    },

    getContractProgress: (call) =>
      readProgress(db, loggedIn(call).account.id, call.query.contractId, clockOf(call.now)),

    async offerContract(call) {
      requireAgentPolicy(switches);
      return db.transaction(async (tx) => {
        const { account } = loggedIn(call);
        const id = await makeOffer(tx, account, call.body, call.now);
        return shown(tx, id, account.id, call.now);
      });
    },

    cancelContractOffer: (call) =>
      db.transaction(async (tx) => {
        const { account } = loggedIn(call);
        await cancelRequest(tx, account.id, call.body.contractId, call.now);
        return shown(tx, call.body.contractId, account.id, call.now);
      }),

    requestContractTermination: (call) =>
      db.transaction(async (tx) => {
        const { account } = loggedIn(call);
        await requestTermination(tx, account.id, call.body, call.now);
        return shown(tx, call.body.contractId, account.id, call.now);
      }),

    processDividendRequest: answer('dividend'),
    processDailySalaryContract: answer('daily'),
    processHourlySalaryContract: answer('hourly'),
    processRealTimeSalaryContract: answer('realtime'),
  } satisfies Handlers;
}
