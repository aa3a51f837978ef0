import { eq } from 'drizzle-orm';
import { recoveryCode, twoFactor } from '../../src/member/schema';
import { passkey } from '../../src/passkeys/schema';
import type { Contract, ContractOperation } from '../../src/platform/contract';
import { playPause } from '../../src/saferPlay/schema';
import { EXAMPLES } from '../examples/all';
import type { CallExample } from '../examples/examples';
import { encryptBody } from './encryptBody';
import { writeForm } from './form';
import type { TestGateway } from './gateway';
import { exampleRequest } from './requests';

/** Options of an example call. */
export interface ExampleCall {
  /** The caller's token; null for a guest. */
  token: string | null;
  /** The token that the example is prepared for, if it is another one. */
  prepared?: string | null;
  /** The example itself, if it is prepared already. */
  example?: CallExample;
  /** Changes values of the example before it is sent, by name. */
  change?: Record<string, (own: string) => string>;
}

/** Prepares what a call of an operation needs, for the holder of the token. */
export async function prepareExample(
  gateway: TestGateway,
  { id }: ContractOperation,
  token: string | null,
): Promise<CallExample> {
  await forgetOthers(gateway);
  return (await EXAMPLES[id]?.(gateway, token)) ?? {};
}

/**
 * Takes away what another example has set up: factors, by which every session would have to step up, and exclusions, which
 * would refuse nearly everything.
 */
async function forgetOthers({ db }: TestGateway): Promise<void> {
  for (const table of [passkey, twoFactor, recoveryCode]) await db.delete(table);
  await db.delete(playPause).where(eq(playPause.kind, 'EXCLUSION'));
}

/** Calls an operation as its domain or the contract shows it, encrypted where required. */
export async function callExample(
  gateway: TestGateway,
  contract: Contract,
  operation: ContractOperation,
  { token, prepared = token, example, change = {} }: ExampleCall,
) {
  const own = example ?? (await prepareExample(gateway, operation, prepared));
  const changed = <T extends object>(fields: T): T =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const make = change[name];
        return [name, make === undefined ? value : make(String(value))];
      }),
    ) as T;
  const request = exampleRequest(contract.document, operation, own.values && changed(own.values));
  const { method, url, headers } = request;
  const given = own.body ?? request.body;
  const fields = given === undefined ? undefined : changed(given);
  const body = operation.encrypted
    ? await encryptBody(gateway, { method, url: operation.path, fields: fields ?? {} })
    : fields;
  return gateway.app.inject({
    method,
    url,
    headers: {
      merchant: 'parlour',
      language: 'EN',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: written(body, headers) }),
  });
}

/** A body in the form of its content type. */
function written(body: object, headers: Record<string, string>): string | Buffer {
  const { 'content-type': type = '' } = headers;
  const fields = body as Record<string, string>;
  if (type.includes('urlencoded')) return new URLSearchParams(fields).toString();
  return type.startsWith('multipart/') ? writeForm(fields) : JSON.stringify(body);
}
