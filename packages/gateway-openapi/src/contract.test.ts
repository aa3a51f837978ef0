import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import text from '../spec/openapi.yaml?raw';
import {
  CALLS_BY_ACTION,
  CALLS_BY_METHOD,
  CALLS_BY_PATH,
  PRODUCT_CALLS,
} from './productCalls.fixtures';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  contentSchema?: Schema;
}
interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  'x-origin': string;
  'x-encrypted'?: boolean;
  parameters: { name?: string; $ref?: string; schema?: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The only write without a payload. */
const WITHOUT_PAYLOAD = 'POST /wps/session/firstLogin';

const contract = parse(text) as Contract;
const operations = new Map<string, Operation>(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
);

function find(call: string): Operation {
  const operation = operations.get(call);
  if (operation === undefined) throw new Error(`The contract has no ${call}.`);
  return operation;
}

function resolve(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? (schema ?? {}) : resolve(contract.components.schemas[name]);
}

function namesOf(schema: Schema | undefined): string[] {
  const { properties = {}, oneOf = [], allOf = [], anyOf = [] } = resolve(schema);
  return [...Object.keys(properties), ...[...oneOf, ...allOf, ...anyOf].flatMap(namesOf)];
}

const bodyOf = (operation: Operation): Media | undefined =>
  Object.values(operation.requestBody?.content ?? {})[0];

const sealedOf = (operation: Operation): Schema | undefined =>
  bodyOf(operation)?.schema?.properties?.['jwe']?.contentSchema;

function payloadOf(operation: Operation): string[] {
  const fields = sealedOf(operation)?.properties?.['d'] ?? bodyOf(operation)?.schema;
  return [...operation.parameters.flatMap(({ name }) => name ?? []), ...namesOf(fields)];
}

describe('[API-01] the contract holds every call of the product', () => {
  it('lists 54 calls by method and path, 9 by path alone, and no call twice', () => {
    expect(CALLS_BY_METHOD).toHaveLength(54);
    expect(CALLS_BY_PATH).toHaveLength(9);
    expect(new Set(PRODUCT_CALLS.map(({ call }) => call)).size).toBe(PRODUCT_CALLS.length);
  });

  it('calls spec what the product names, and everything else added', () => {
    const bySpec = [...operations].filter(([, { 'x-origin': origin }]) => origin === 'spec');
    expect(bySpec.map(([call]) => call).sort()).toEqual(
      PRODUCT_CALLS.map(({ call }) => call).sort(),
    );
    const origins = new Set([...operations.values()].map((operation) => operation['x-origin']));
    expect(origins).toEqual(new Set(['spec', 'added']));
  });

  it.each(CALLS_BY_ACTION)('an action without a path has the call $call', ({ call }) => {
    expect(find(call)['x-origin']).toBe('spec');
  });

  it.each(PRODUCT_CALLS)('$call takes the payload that the product names', (row) => {
    const operation = find(row.call);
    expect(payloadOf(operation)).toEqual(expect.arrayContaining([...(row.payload ?? [])]));
    for (const { $ref, name, schema, example } of operation.parameters) {
      if ($ref !== undefined) continue;
      expect(schema, name).toBeDefined();
      expect(example, name).toBeDefined();
    }
    const body = bodyOf(operation);
    const isWrite = /^(POST|PUT) /.test(row.call) && row.call !== WITHOUT_PAYLOAD;
    expect(body !== undefined).toBe(isWrite);
    if (body === undefined) return;
    expect(namesOf(body.schema)).not.toEqual([]);
    expect(body.example).toBeDefined();
  });

  it.each(PRODUCT_CALLS)('$call answers in the envelope, with an example', (row) => {
    const media = find(row.call).responses['200']?.content['application/json'];
    expect(namesOf(media?.schema)).toEqual(['success', 'value', 'message', 'errorCode']);
    expect(media?.example).toMatchObject({ success: true, errorCode: null });
    const value = media?.schema?.properties?.['value'];
    expect(resolve(value)).not.toEqual({});
    expect(namesOf(value)).toEqual(expect.arrayContaining([...(row.answer ?? [])]));
  });

  it.each(PRODUCT_CALLS)('$call is refused with described errors', ({ call }) => {
    const { 200: _, ...refusals } = find(call).responses;
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    for (const { content } of Object.values(refusals)) {
      const media = content['application/json'];
      expect(media?.schema?.$ref).toBe('#/components/schemas/Refusal');
      for (const { value } of Object.values(media?.examples ?? {}))
        expect(value).toMatchObject({ success: false, errorCode: expect.any(String) as string });
    }
  });
});

describe('the contract describes sealed bodies', () => {
  const sealed = [...operations].filter(([, operation]) => operation['x-encrypted'] === true);

  it('seals every payload that the product marks as encrypted', () => {
    const marked = PRODUCT_CALLS.filter(({ isEncrypted }) => isEncrypted).map(({ call }) => call);
    expect(sealed.map(([call]) => call)).toEqual(expect.arrayContaining(marked));
  });

  it.each(sealed)('%s takes nothing but a sealed body', (call, operation) => {
    const schema = bodyOf(operation)?.schema;
    expect(namesOf(schema)).toEqual(['jwe']);
    expect(schema).toMatchObject({ required: ['jwe'], additionalProperties: false });
    const plaintext = sealedOf(operation);
    expect(plaintext?.required).toEqual(expect.arrayContaining(['m', 'p', 'd']));
    const [method, path] = call.split(' ');
    expect(plaintext?.properties?.['m']?.enum ?? []).toContain(method);
    expect(plaintext?.properties?.['p']?.const).toBe(path);
    expect(namesOf(plaintext?.properties?.['d'])).not.toEqual([]);
  });
});
