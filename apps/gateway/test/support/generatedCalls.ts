import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractOperation, readContract } from '../../src/platform/contract';
import { arbitraryOf, dereferenced, hostile } from '../long/support/arbitrary';
import { encryptBody } from './encryptBody';
import { startGateway, type TestGateway } from './gateway';

const contract = readContract();
/** They end the session that all other cases share. */
const ENDING = new Set(['logout', 'changePassword', 'endOtherSessions']);

interface Case {
  values: Record<string, unknown>;
  body: unknown;
}

/** Calls that match the schemas of the contract; `spoiled` ones have hostile values among them. */
function casesOf(operation: ContractOperation, spoiled: boolean): fc.Arbitrary<Case> {
  const valueOf = (pointer: string) => {
    const fitting = arbitraryOf(dereferenced(contract.document, pointer));
    return spoiled ? fc.oneof(fitting, hostile) : fitting;
  };
  const values = fc.record(
    Object.fromEntries(operation.parameters.map(({ name, pointer }) => [name, valueOf(pointer)])),
    spoiled
      ? { requiredKeys: [] }
      : { requiredKeys: operation.parameters.filter((one) => one.required).map((one) => one.name) },
  ) as fc.Arbitrary<Record<string, unknown>>;
  const body =
    operation.bodyPointer === null ? fc.constant(undefined) : valueOf(operation.bodyPointer);
  return fc.record({ values, body });
}

/** Calls every operation with generated values: `cases` times with valid ones, and as often with invalid ones. */
export function callGenerated({ cases, seed }: { cases: number; seed: number }): void {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(contract.document, 'document');
  const refusal = ajv.compile({ $ref: 'document#/components/schemas/Refusal' });

  const renew = async (): Promise<void> => {
    tokens['member'] = await gateway.login('member1');
    tokens['agent'] = await gateway.login('agent1');
  };
  beforeAll(async () => {
    process.stdout.write(`FUZZ_SEED=${seed}\n`);
    // The test itself validates answers, so the gateway need not.
    const own = { CHECK_ANSWERS: '0', DEMO_KEY: 'hidden-from-generated-calls' };
    gateway = await startGateway(own);
    await renew();
  });
  afterAll(() => gateway.close());

  async function ask(operation: ContractOperation, { values, body }: Case) {
    // A value that is left out has no text.
    const textOf = (value: unknown, missing = ''): string =>
      typeof value === 'string' ? value : value === undefined ? missing : JSON.stringify(value);
    const given = (place: string) =>
      operation.parameters.filter((one) => one.in === place && values[one.name] !== undefined);
    const query = new URLSearchParams(
      given('query').map(({ name }) => [name, textOf(values[name])]),
    );
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      // Half a surrogate pair can't be in an address: clients send the replacement character.
      encodeURIComponent(textOf(values[name], 'x').replace(/[\ud800-\udfff]/gu, '\ufffd')),
    );
    const headers: Record<string, string> = { merchant: 'parlour', language: 'EN' };
    for (const { name } of given('header')) {
      const text = textOf(values[name]);
      // A header that no client can send is left out.
      if (/^[\x20-\x7e]*$/.test(text)) headers[name.toLowerCase()] = text;
    }
    if (operation.access.includes('agent') && !operation.access.includes('guest'))
      headers['authorization'] =
        `Bearer ${tokens[operation.access.includes('member') ? 'member' : 'agent']}`;
    const [type] = operation.bodyTypes;
    const isForm = type?.includes('form') === true;
    const sealed =
      operation.encrypted && typeof body === 'object' && body !== null
        ? await encryptBody(gateway, {
            method: operation.method,
            url: operation.path,
            fields: body,
          })
        : body;
    return gateway.app.inject({
      method: operation.method as 'GET',
      url: query.size === 0 ? path : `${path}?${query}`,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(sealed !== undefined && {
        payload: isForm
          ? new URLSearchParams(
              Object.entries(sealed ?? {}).map(([key, value]) => [key, String(value)]),
            ).toString()
          : JSON.stringify(sealed),
      }),
    });
  }

  const operations = contract.operations.filter(
    ({ id, bodyTypes }) => !bodyTypes.includes('multipart/form-data') && id !== 'setDemoSwitches',
  );
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s answers by the contract and never fails',
    async (_, operation) => {
      const check = ajv.compile({ $ref: `document${encodeURI(operation.answerPointer)}` });
      for (const spoiled of [false, true]) {
        await fc.assert(
          fc.asyncProperty(casesOf(operation, spoiled), async (one) => {
            const answer = await ask(operation, one);
            if (ENDING.has(operation.id) && answer.statusCode === 200) await renew();
            const said = `${answer.statusCode} ${answer.body.slice(0, 400)}`;
            expect(answer.statusCode, said).toBeLessThan(500);
            if (answer.statusCode >= 400) {
              const { errorCode } = answer.json<{ errorCode: string }>();
              expect(operation.refusals, 'what the contract lists').toContain(errorCode);
            }
            expect(answer.body, 'a trace').not.toMatch(/\.ts:\d+|node_modules|at .*\(/);
            const isRight =
              answer.statusCode === 200 ? check(answer.json()) : refusal(answer.json());
            expect(isRight, `${said} ${ajv.errorsText(check.errors ?? refusal.errors)}`).toBe(true);
          }),
          { numRuns: cases, seed, endOnFailure: true },
        );
      }
    },
  );
}
