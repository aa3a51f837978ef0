import { describe, expect, it } from 'vitest';
import { bundle } from './bundle';
import type { ContractSource, JsonObject, SourceOperation } from './source';

const errors: ContractSource['errors'] = {
  BAD_REQUEST: { status: 400, on: 'always', message: 'Check it', when: 'It does not fit.' },
  ENC_REFUSED: { status: 400, on: 'encrypted', message: 'No', when: 'It can not be opened.' },
  NO_KEY: { status: 400, on: 'idempotent', message: 'No', when: 'The key is missing.' },
  NOT_LOGGED_IN: { status: 401, on: 'session', message: 'Log in', when: 'No session.' },
  CHANGE_FIRST: { status: 403, on: 'held', message: 'Change it', when: 'It is too old.' },
  PAUSED: { status: 403, on: 'paused', message: 'Not now', when: 'A break.' },
  BUSY: { status: 429, on: 'always', message: 'Wait', when: 'Too many.' },
  SHUT: { status: 503, on: 'closed', message: 'Later', when: 'The site is closed.' },
  CLOSED: { status: 409, message: 'Closed', when: 'It is over.' },
};

const base: SourceOperation = {
  operationId: 'takePrize',
  summary: 'Takes a prize.',
  'x-origin': 'added',
  'x-access': ['member'],
  'x-body': { schema: { $ref: '#/components/schemas/Claim' }, example: { prizeId: 'p1' } },
  'x-answer': {
    description: 'The prize.',
    schema: { $ref: '#/components/schemas/Prize' },
    example: { name: 'Koi' },
  },
};

function sourceOf(changes: Partial<SourceOperation>): ContractSource {
  return {
    root: {
      openapi: '3.1.1',
      tags: [{ name: 'prizes' }, { name: 'unused' }],
      components: { schemas: {} },
    },
    errors,
    tags: [
      {
        tag: 'prizes',
        paths: { '/wps/prize': { post: { ...base, ...changes } } },
        schemas: { Claim: { type: 'object' }, Prize: { type: 'object' } },
      },
    ],
  };
}

interface Bundled {
  tags: { name: string }[];
  security: unknown;
  parameters: { $ref: string }[];
  requestBody: { content: Record<string, { schema: JsonObject; example: JsonObject }> };
  responses: Record<
    string,
    { headers?: JsonObject; content: Record<string, { schema: JsonObject; examples?: JsonObject }> }
  >;
}

function bundled(
  changes: Partial<SourceOperation> = {},
  view: 'wire' | 'client' = 'wire',
): Bundled & { document: JsonObject } {
  const document = bundle(sourceOf(changes), view);
  const paths = document['paths'] as unknown as Record<string, { post: Bundled }>;
  const operation = paths['/wps/prize']?.post;
  if (operation === undefined) throw new Error('The operation is gone.');
  return { ...operation, document };
}

const codesOf = ({ responses }: Bundled): string[] =>
  Object.values(responses).flatMap(({ content }) =>
    Object.keys(content['application/json']?.examples ?? {}),
  );
const headersOf = ({ parameters }: Bundled): string[] =>
  parameters.map(({ $ref }) => $ref.replace('#/components/parameters/', ''));

describe('bundling the contract', () => {
  it('wraps an answer in the envelope on the wire and leaves it bare for the client', () => {
    const wire = bundled().responses['200']?.content['application/json']?.schema;
    expect(wire).toMatchObject({
      required: ['success', 'value', 'message', 'errorCode'],
      properties: { value: { $ref: '#/components/schemas/Prize' } },
    });
    const client = bundled({}, 'client').responses['200']?.content['application/json']?.schema;
    expect(client).toEqual({ $ref: '#/components/schemas/Prize' });
  });

  it('leaves raw answers without envelope, headers and the refusals of a closed site', () => {
    const raw = bundled({ 'x-raw': true });
    expect(raw.responses['200']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Prize',
    });
    const open = bundled({ 'x-raw': true, 'x-access': ['guest'] });
    expect(codesOf(open)).toEqual(['BAD_REQUEST', 'BUSY']);
    expect(raw.parameters).toEqual([]);
  });

  it('asks for the headers of the conventions', () => {
    expect(headersOf(bundled())).toEqual(['Merchant', 'Language']);
    expect(headersOf(bundled({ 'x-gateway-version': '3', 'x-idempotent': true }))).toEqual([
      'Merchant',
      'Language',
      'GatewayVersion',
      'IdempotencyKey',
    ]);
    expect(headersOf(bundled({ 'x-idempotent': true }, 'client'))).toEqual(['IdempotencyKey']);
  });

  it.each([
    { access: ['member', 'agent'] as const, security: [{ session: [] }], refused: true },
    { access: ['guest'] as const, security: [{}], refused: false },
    { access: ['guest', 'member'] as const, security: [{}, { session: [] }], refused: false },
  ])('refuses by the access of $access', ({ access, security, refused }) => {
    const operation = bundled({ 'x-access': [...access] });
    expect(operation.security).toEqual(security);
    expect(codesOf(operation).includes('NOT_LOGGED_IN')).toBe(refused);
    expect(codesOf(operation).includes('CHANGE_FIRST')).toBe(refused);
  });

  it('adds the refusals of sealing, of moving money, and those that are named', () => {
    const always = ['BAD_REQUEST', 'NOT_LOGGED_IN', 'CHANGE_FIRST', 'PAUSED', 'BUSY', 'SHUT'];
    expect(codesOf(bundled())).toEqual(always);
    expect(
      codesOf(bundled({ 'x-encrypted': true, 'x-idempotent': true, 'x-refusals': ['CLOSED'] })),
    ).toEqual([
      ...['BAD_REQUEST', 'ENC_REFUSED', 'NO_KEY', 'NOT_LOGGED_IN'],
      ...['CHANGE_FIRST', 'PAUSED', 'CLOSED', 'BUSY', 'SHUT'],
    ]);
    expect(bundled().responses['429']?.headers).toHaveProperty('Retry-After');
    expect(() => bundled({ 'x-refusals': ['NO_SUCH'] })).toThrow('takePrize');
  });

  it('spares those that are open while a password change is forced its refusal', () => {
    expect(codesOf(bundled({ 'x-forced-change': 'allowed' }))).not.toContain('CHANGE_FIRST');
  });

  it('spares those that are open during a break its refusal, and names it where guests get more', () => {
    const guests: Partial<SourceOperation> = { 'x-access': ['guest', 'member'] };
    for (const change of [guests, { 'x-while-paused': 'allowed' } as const])
      expect(codesOf(bundled(change))).not.toContain('PAUSED');
    expect(codesOf(bundled({ ...guests, 'x-while-paused': 'refused' }))).toContain('PAUSED');
  });

  it('seals an encrypted body on the wire and shows its fields to the client', () => {
    const media = bundled({ 'x-encrypted': true }).requestBody.content['application/json'];
    expect(media?.schema).toMatchObject({ additionalProperties: false, required: ['jwe'] });
    expect(Object.keys(media?.example ?? {})).toEqual(['jwe']);
    expect(JSON.stringify(media?.example)).not.toContain('p1');
    const { jwe } = media?.schema['properties'] as { jwe: { contentSchema: JsonObject } };
    expect(jwe.contentSchema).toMatchObject({
      required: ['jti', 'iat', 'm', 'p', 'd'],
      properties: { p: { const: '/wps/prize' }, d: { $ref: '#/components/schemas/Claim' } },
    });
    const client = bundled({ 'x-encrypted': true }, 'client').requestBody;
    expect(client.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Claim',
    });
  });

  it('lists the tags in use and the codes of the catalogue', () => {
    const { document } = bundled();
    expect(document['tags']).toEqual([{ name: 'prizes' }]);
    expect(document).toHaveProperty('components.schemas.ErrorCode.enum', Object.keys(errors));
  });

  it('stops at a schema or a path that is described twice', () => {
    const source = sourceOf({});
    const [tag] = source.tags;
    if (tag === undefined) throw new Error('The source has no tag.');
    const twice = { ...tag, tag: 'more' };
    expect(() => bundle({ ...source, tags: [tag, twice] }, 'wire')).toThrow('Schema Claim');
    expect(() => bundle({ ...source, tags: [tag, { ...twice, schemas: {} }] }, 'wire')).toThrow(
      'Path /wps/prize',
    );
  });
});
