import {
  type Access,
  type ContractSource,
  type ErrorRow,
  type Json,
  type JsonObject,
  METHODS,
  type SourceOperation,
} from './source';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** `wire` is what is sent; `client` is what code sees: values without envelope, bodies before encryption. */
export type View = 'wire' | 'client';

/** Applies the conventions of the contract to its source and returns one OpenAPI document. */
export function bundle(source: ContractSource, view: View): JsonObject {
  const { tags: tagList, ...root } = source.root;
  const paths: JsonObject = {};
  const schemas: JsonObject = { ...source.root.components.schemas };
  schemas['ErrorCode'] = {
    type: 'string',
    description: 'Reason of a refusal, for programs.',
    enum: Object.keys(source.errors),
  };
  for (const { tag, paths: tagPaths, schemas: tagSchemas } of source.tags) {
    for (const [name, schema] of Object.entries(tagSchemas)) {
      if (name in schemas) throw new Error(`Schema ${name} is described twice (again in ${tag}).`);
      schemas[name] = schema;
    }
    for (const [path, operations] of Object.entries(tagPaths)) {
      if (path in paths) throw new Error(`Path ${path} is described twice (again in ${tag}).`);
      paths[path] = Object.fromEntries(
        METHODS.flatMap((method) => {
          const operation = operations[method];
          if (operation === undefined) return [];
          return [[method, expand(operation, tag, path, source.errors, view)]];
        }),
      );
    }
  }
  const used = source.tags.map(({ tag }) => tag);
  return {
    ...root,
    tags: tagList.filter(({ name }) => used.includes(name)),
    security: [{ session: [] }],
    paths,
    components: { ...source.root.components, schemas },
  };
}

function expand(
  operation: SourceOperation,
  tag: string,
  path: string,
  errors: Record<string, ErrorRow>,
  view: View,
): JsonObject {
  const { parameters = [], ...rest } = operation;
  const { 'x-body': body, 'x-answer': answer, 'x-refusals': refusals = [], ...described } = rest;
  const headers: string[] = operation['x-raw'] === true ? [] : ['Merchant', 'Language'];
  if (operation['x-gateway-version'] !== undefined) headers.push('GatewayVersion');
  if (view === 'client') headers.length = 0;
  if (operation['x-idempotent'] === true) headers.push('IdempotencyKey');
  const codes = refusalCodes(operation, refusals, errors);
  return {
    ...(described as unknown as JsonObject),
    tags: [tag],
    security: security(operation['x-access']),
    parameters: [...headers.map(headerRef), ...parameters],
    ...(body === undefined ? {} : { requestBody: requestBody(body, operation, path, view) }),
    responses: {
      200: success(answer, operation, view),
      ...(view === 'client' ? {} : refusalResponses(codes, errors)),
    },
  };
}

function security(access: Access[]): Json {
  if (!access.includes('guest')) return [{ session: [] }];
  return access.length === 1 ? [{}] : [{}, { session: [] }];
}

function requestBody(
  body: NonNullable<SourceOperation['x-body']>,
  operation: SourceOperation,
  path: string,
  view: View,
): JsonObject {
  const content = {
    schema: body.schema,
    ...(body.example === undefined ? {} : { example: body.example }),
  };
  if (operation['x-encrypted'] !== true || view === 'client')
    return { required: true, content: { [body.contentType ?? 'application/json']: content } };
  return {
    required: true,
    description: 'A sealed body; the plaintext is described by the contentSchema of `jwe`.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['jwe'],
          properties: {
            jwe: {
              type: 'string',
              description: 'Compact JWE, ECDH-ES on P-256 with A256GCM.',
              maxLength: 8192,
              contentMediaType: 'application/jose',
              contentSchema: plaintext(operation, path, body.schema),
            },
          },
        },
        example: {
          jwe: 'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSIsImtpZCI6ImsxIn0..iv.ciphertext.tag',
        },
      },
    },
  };
}

function plaintext(operation: SourceOperation, path: string, fields: JsonObject): JsonObject {
  return {
    type: 'object',
    description: `What ${operation.operationId} seals.`,
    additionalProperties: false,
    required: ['jti', 'iat', 'm', 'p', 'd'],
    properties: {
      jti: {
        type: 'string',
        format: 'uuid',
        description: 'Names this sealed body; a second use is refused.',
      },
      iat: {
        type: 'integer',
        description: 'When it was sealed, since 1970 in UTC.',
        'x-unit': 'seconds',
      },
      m: { type: 'string', enum: ['POST', 'PUT'], description: 'Method of the call.' },
      p: { type: 'string', const: path, description: 'Path of the call.' },
      d: fields,
    },
  };
}

function success(
  answer: SourceOperation['x-answer'],
  operation: SourceOperation,
  view: View,
): JsonObject {
  const { description, schema, example } = answer;
  if (view === 'client' || operation['x-raw'] === true)
    return { description, content: { 'application/json': { schema, example } } };
  return {
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['success', 'value', 'message', 'errorCode'],
          properties: {
            success: { type: 'boolean', const: true, description: 'Always true here.' },
            value: schema,
            message: {
              type: ['string', 'null'],
              description: 'A word for people, or null.',
              maxLength: 1024,
            },
            errorCode: { type: 'null', description: 'Always null here.' },
          },
        },
        example: { success: true, value: example, message: null, errorCode: null },
      },
    },
  };
}

/** All codes that an operation may refuse with, in the order of the catalogue. */
function refusalCodes(
  operation: SourceOperation,
  named: string[],
  errors: Record<string, ErrorRow>,
): string[] {
  for (const code of named)
    if (!(code in errors)) throw new Error(`${operation.operationId}: no such error code ${code}`);
  return Object.entries(errors)
    .filter(([code, { on }]) => {
      if (named.includes(code) || on === 'always') return true;
      // A closed site still serves its keys and accepts reports of browsers.
      if (on === 'closed') return operation['x-raw'] !== true;
      const needsSession = !operation['x-access'].includes('guest');
      if (on === 'session') return needsSession;
      if (on === 'held') return needsSession && operation['x-forced-change'] !== 'allowed';
      if (on === 'paused')
        return (
          operation['x-while-paused'] === 'refused' ||
          (needsSession && operation['x-while-paused'] !== 'allowed')
        );
      if (on === 'encrypted') return operation['x-encrypted'] === true;
      if (on === 'stepUp') return operation['x-step-up'] === true;
      return on === 'idempotent' && operation['x-idempotent'] === true;
    })
    .map(([code]) => code);
}

function refusalResponses(codes: string[], errors: Record<string, ErrorRow>): JsonObject {
  const byStatus = new Map<number, [string, ErrorRow][]>();
  for (const code of codes) {
    const row = errors[code];
    if (row === undefined) continue;
    byStatus.set(row.status, [...(byStatus.get(row.status) ?? []), [code, row]]);
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([status, rows]) => [
      String(status),
      {
        description: rows.map(([code, { when }]) => `\`${code}\`: ${when}`).join(' '),
        ...(status === 429 ? { headers: retryAfter } : {}),
        content: {
          'application/json': {
            schema: ref('Refusal'),
            examples: Object.fromEntries(
              rows.map(([code, { message }]) => [
                code,
                { value: { success: false, value: null, message, errorCode: code } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

const retryAfter: JsonObject = {
  'Retry-After': {
    description: 'Time to wait before the next try.',
    schema: { type: 'integer', minimum: 1, 'x-unit': 'seconds' },
  },
};
