import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandlers } from '../src/operations/operations';
import { admit } from '../src/platform/access';
import { type ContractOperation, readContract } from '../src/platform/contract';
import { ROLES, type Role } from '../src/platform/roles';
import type { Services } from '../src/services';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';
import { exampleRequest } from './support/requests';
import { seal } from './support/seal';
import { catalogue } from './support/template';

const contract = readContract();
const environment = { SITE_ORIGIN: 'https://parlour.example' };

/** Examples name objects of an imagined merchant; these are their like in the demo data. */
const VALUES: Record<string, string> = {
  nodeId: '2000',
  vassalage: 'LNW',
  gameCode: 'lantern-koi',
  'X-Demo-Key': DEMO_KEY,
  id: 'tonight',
};
const BODIES: Partial<Record<string, object>> = {
  login: { type: 'username', username: 'member1', password: 'Parlour#2024' },
  addFavoriteGame: { nodeId: 2000, vendor: 'LNW', gameType: 'RNG' },
  setDemoSwitches: { slowMilliseconds: 0 },
};
/** The rows that a role must not be refused with once it is admitted. */
const NOT_ADMITTED = ['NOT_LOGGED_IN', 'TRIAL_NOT_ALLOWED', 'FORBIDDEN'];

interface Refused {
  errorCode: string | null;
}
const ADMITTED: Refused = { errorCode: null };

describe('[API-03] the contract', () => {
  let gateway: TestGateway;
  const tokens: Partial<Record<Role, string>> = {};
  let answered: Set<string>;

  async function ask(operation: ContractOperation, role: Role) {
    const values = { ...VALUES, ...(await proofs(operation)) };
    const request = exampleRequest(contract.document, operation, values);
    const { method, url, headers } = request;
    const fields = BODIES[operation.id] ?? request.body;
    const body = operation.encrypted
      ? await seal(gateway, { method, url: operation.path, fields: fields ?? {} })
      : fields;
    return gateway.app.inject({
      method,
      url,
      headers: {
        merchant: 'parlour',
        language: 'EN',
        ...(tokens[role] === undefined ? {} : { authorization: `Bearer ${tokens[role]}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  }

  /** What an operation needs beside its examples: a launch that has not been opened yet. */
  async function proofs({ parameters, id }: ContractOperation): Promise<Record<string, string>> {
    if (id === 'getAnnouncementContent') {
      const [notice] = catalogue.notices('EN');
      return { id: notice?.id ?? '' };
    }
    if (!parameters.some(({ name }) => name === 'X-Launch-Token')) return {};
    const token = await gateway.login('member1');
    const { value } = await gateway.call('GET', '/wps/game/launchGame?nodeId=2000', { token });
    return { 'X-Launch-Token': (value as { gameUrl: string }).gameUrl.split('#launch=')[1] ?? '' };
  }

  const fresh = async (): Promise<void> => {
    tokens.member = await gateway.login('member1');
    tokens.agent = await gateway.login('agent1');
    const trial = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
      headers: { 'x-gateway-version': '3' },
    });
    tokens.trial = (trial.value as { token: string }).token;
  };

  beforeAll(async () => {
    gateway = await startGateway(environment);
    const services = { config: gateway.config, catalogue } as Services;
    answered = new Set(Object.keys(createHandlers(services)));
    await fresh();
  });
  afterAll(() => gateway.close());

  it('is kept by every answer to its own examples', async () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    addFormats(ajv);
    ajv.addSchema(contract.document, 'document');
    for (const operation of contract.operations.filter(({ id }) => answered.has(id))) {
      const role = operation.access.findLast((one) => one !== 'trial') ?? 'guest';
      const answer = await ask(operation, operation.access.includes('guest') ? 'guest' : role);
      expect(answer.statusCode, `${operation.id}: ${answer.body.slice(0, 300)}`).toBe(200);
      const check = ajv.compile({ $ref: `document${encodeURI(operation.answerPointer)}` });
      const isValid = check(answer.json());
      expect(isValid, `${operation.id}: ${ajv.errorsText(check.errors)}`).toBe(true);
      if (operation.id === 'logout') await fresh();
    }
  });

  it('is answered 501 in the envelope where there is no handler, to anybody', async () => {
    for (const operation of contract.operations.filter(({ id }) => !answered.has(id))) {
      const answer = await ask(operation, 'guest');
      expect(answer.statusCode, operation.id).toBe(501);
      expect(answer.json()).toEqual({
        success: false,
        value: null,
        message: 'Not enabled function, please contact customer service.',
        errorCode: 'NOT_IMPLEMENTED',
      });
    }
  });

  it('admits exactly the roles that it names', async () => {
    for (const operation of contract.operations.filter(({ id }) => answered.has(id))) {
      for (const role of ROLES) {
        const { errorCode } = (await ask(operation, role)).json<Refused | null>() ?? ADMITTED;
        const isNamed = operation.access.includes(role);
        const cell = `${operation.id} as ${role}: ${errorCode}`;
        expect(NOT_ADMITTED.includes(errorCode ?? ''), cell).toBe(!isNamed);
        if (operation.id === 'logout') await fresh();
      }
    }
  });

  it('says what is wrong with a call that does not fit it', async () => {
    const answer = await gateway.call('GET', '/wps/games/detail?nodeId=koi', {
      headers: { merchant: 'Some Body' },
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const { fields } = answer.value as { fields: object[] };
    expect(fields).toContainEqual({ field: 'nodeId', code: 'format' });
    expect(fields).toContainEqual({ field: 'Merchant', code: 'format' });
    const stranger = await gateway.call('GET', '/wps/system/whitelabel', {
      headers: { merchant: 'another-house' },
    });
    expect(stranger.value).toEqual({ fields: [{ field: 'Merchant', code: 'invalid' }] });
  });

  it('lets nobody in who is not named', () => {
    const [operation] = contract.operations;
    if (operation === undefined) throw new Error('The contract is empty');
    const closed = { ...operation, access: [] };
    for (const role of ROLES) expect(() => admit(closed, role)).toThrow();
  });
});
