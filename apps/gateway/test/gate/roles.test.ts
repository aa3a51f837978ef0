import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractOperation, readContract } from '../../src/platform/contract';
import type { OperationId } from '../../src/platform/handlers';
import type { Role } from '../../src/platform/roles';
import { dereferenced } from '../long/support/arbitrary';
import { callExample, prepareExample } from '../support/callExample';
import { startGateway, type TestGateway } from '../support/gateway';
import { loginUnrestricted } from '../support/loginUnrestricted';
import {
  ENDING,
  EXAMPLE_ENVIRONMENT,
  openSessionOf,
  PRINCIPALS,
  type Principal,
} from '../support/principals';

const contract = readContract();
/** Other tests validate answers. */
const ENVIRONMENT = { ...EXAMPLE_ENVIRONMENT, CHECK_ANSWERS: '0' };
const NOT_ADMITTED = [
  ...['NOT_LOGGED_IN', 'TRIAL_NOT_ALLOWED', 'FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'],
  'PLAY_PAUSED',
];

/** The role whose rights a principal has by default. */
const roleOf = (principal: Principal): Role => {
  if (principal === 'expired') return 'guest';
  return principal === 'restricted' || principal === 'paused' ? 'member' : principal;
};

/** Ids by which callers name what belongs to somebody. */
const PRIVATE: Partial<Record<OperationId, string>> = {
  removeBankAccount: 'bankAccountId',
  setDefaultBankAccount: 'bankAccountId',
  renamePasskey: 'passkeyId',
  removePasskey: 'passkeyId',
  createWithdrawal: 'bankAccountId',
  getDeposit: 'depositId',
  cancelDeposit: 'depositId',
  getWithdrawal: 'withdrawalId',
  cancelWithdrawal: 'withdrawalId',
  confirmWithdrawalReceipt: 'withdrawalId',
  cancelRewardRequest: 'applicationId',
  openTicket: 'ticketId',
  claimRaffle: 'ticketId',
  claimReward: 'rewardId',
  getMessage: 'messageId',
  getTeamMember: 'memberId',
  explainFigure: 'payoutId',
  getRebateLimits: 'memberId',
  setMemberNote: 'memberId',
  renameReportView: 'viewId',
  deleteReportView: 'viewId',
  updateDownlineRebate: 'memberId',
  previewContract: 'memberId',
  offerContract: 'memberId',
  updateRegisterLink: 'linkId',
  deleteRegisterLink: 'linkId',
  getRegisterLinkStatistics: 'linkId',
  getContract: 'contractId',
  getContractHistory: 'contractId',
  getContractProgress: 'contractId',
  simulateContract: 'contractId',
  exportContractHistory: 'contractId',
  cancelContractOffer: 'contractId',
  requestContractTermination: 'contractId',
  processDividendRequest: 'contractId',
  processDailySalaryContract: 'contractId',
  processHourlySalaryContract: 'contractId',
  processRealTimeSalaryContract: 'contractId',
};
/** Ids that silently skip what is not the caller's; their own tests prove it. */
const SILENT = ['messageIds', 'imageIds', 'memberIds', 'sessionId'];
/** Ids of what everybody sees, or whose protection is more than the id. */
const PUBLIC = [
  ...['captchaId', 'challengeId', 'recommenderId', 'iconId', 'pageId', 'methodId', 'modelId'],
  // A statement is named by its time, and is always the caller's own.
  ...['nodeId', 'promotionId', 'missionId', 'statementId'],
  // Its signature proves whose it is.
  'credentialId',
];
/** The same name is used for the products of the points mall, which everybody sees. */
const PUBLIC_HERE: Partial<Record<OperationId, string>> = {
  redeemPoints: 'rewardId',
  // Optional; proven with the team.
  listTeamMembers: 'parentId',
};

const idsOf = ({ parameters, bodyPointer }: ContractOperation): string[] =>
  [
    ...parameters.map(({ name }) => name),
    ...(bodyPointer === null
      ? []
      : Object.keys(dereferenced(contract.document, bodyPointer).properties ?? {})),
  ].filter((name) => /Ids?$/.test(name));

describe('[API-03] who may call what', () => {
  let gateway: TestGateway;
  const tokens = new Map<Principal, string | null>();
  const tokenOf = async (principal: Principal): Promise<string | null> => {
    if (!tokens.has(principal)) tokens.set(principal, await openSessionOf(gateway, principal));
    return tokens.get(principal) ?? null;
  };

  beforeAll(async () => {
    gateway = await startGateway(ENVIRONMENT);
  });
  afterAll(() => gateway.close());

  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s admits exactly the roles that it names',
    async (_, operation) => {
      for (const principal of PRINCIPALS) {
        const token = await tokenOf(principal);
        const isRestricted = principal === 'restricted' && !operation.isOpenWhileRestricted;
        const isPaused = principal === 'paused' && operation.whilePaused !== 'allowed';
        const prepared = principal === 'expired' || isRestricted || isPaused ? null : token;
        const answer = await callExample(gateway, contract, operation, { token, prepared });
        const refused = answer.json<{ errorCode?: string | null } | null>();
        const errorCode = refused?.errorCode ?? null;
        const role = roleOf(principal);
        const cell = `${operation.id} as ${principal}: ${answer.statusCode} ${errorCode}`;
        if (isRestricted && !operation.access.includes('guest'))
          expect([answer.statusCode, errorCode], cell).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
        else if (isPaused && operation.whilePaused === 'refused')
          expect([answer.statusCode, errorCode], cell).toEqual([403, 'PLAY_PAUSED']);
        else
          expect(NOT_ADMITTED.includes(errorCode ?? ''), cell).toBe(
            !operation.access.includes(isRestricted || isPaused ? 'guest' : role),
          );
        expect(answer.statusCode, cell).toBeLessThan(500);
        if (ENDING.includes(operation.id)) tokens.clear();
      }
    },
  );

  it('knows of every id in the contract whose it is', () => {
    const unknown = contract.operations.flatMap((operation) =>
      idsOf(operation)
        .filter((name) => name !== PRIVATE[operation.id] && name !== PUBLIC_HERE[operation.id])
        .filter((name) => !PUBLIC.includes(name) && !SILENT.includes(name))
        .map((name) => `${operation.id}.${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('[API-03] what belongs to somebody', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(ENVIRONMENT);
  });
  afterAll(() => gateway.close());

  const owned = contract.operations.flatMap((operation) => {
    const name = PRIVATE[operation.id];
    return name === undefined ? [] : [[operation.id, name, operation] as const];
  });
  it.each(owned)('%s opens %s to its owner alone', async (_, name, operation) => {
    // The contracts of the examples belong to agent1; everything else is made for the caller.
    const isAgents = name === 'contractId' || !operation.access.includes('member');
    const owner = await gateway.login(isAgents ? 'agent1' : 'member1');
    // Neither upline nor downline. For agents it is one below the owner, because what is above is not theirs either.
    const other = operation.access.includes('member')
      ? await loginUnrestricted(gateway, 'expired1')
      : await gateway.login('quay1');
    const own = await callExample(gateway, contract, operation, { token: owner });
    expect(own.statusCode, own.body.slice(0, 300)).toBe(200);

    const example = await prepareExample(gateway, operation, owner);
    const refusalOf = async (token: string, id: (real: string) => string) => {
      const change = { [name]: id };
      const answer = await callExample(gateway, contract, operation, { token, example, change });
      return [answer.statusCode, answer.json<{ errorCode: string | null }>().errorCode];
    };
    const others = await refusalOf(other, (id) => id);
    expect(others, 'somebody else’s').toEqual([404, 'NOT_FOUND']);
    const random = (id: string) => id.replace(/[0-9a-f](?=[^-]*$)/g, '7');
    expect(await refusalOf(other, random), 'one that is not there').toEqual(others);
    for (const malformed of ["'; drop table entry", '../1', '\u202e', '0', 'm--1']) {
      const [status] = await refusalOf(owner, () => malformed);
      expect([400, 404], malformed).toContain(status);
    }
  });
});
