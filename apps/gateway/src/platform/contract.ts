import type { OperationId } from './handlers';
import type { ErrorCode } from './refusal';
import type { Role } from './roles';
import { readYaml } from './yamlCache';

/** A parameter of an operation; `pointer` leads to its schema in the document. */
export interface ContractParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  pointer: string;
  /** What it is when the call leaves it out; undefined for nothing. */
  fallback: unknown;
}

/** What the platform has to know of an operation. */
export interface ContractOperation {
  id: OperationId;
  tag: string;
  method: string;
  path: string;
  access: readonly Role[];
  /** Open to a session that is held until its password is changed. */
  isOpenWhileRestricted: boolean;
  /** What a session gets during a break or an exclusion (SP-07). */
  whilePaused: 'allowed' | 'asGuest' | 'refused';
  encrypted: boolean;
  idempotent: boolean;
  /** Asks an account that has a second factor for it first. */
  asksStepUp: boolean;
  /** Answers plain JSON of its own instead of the envelope. */
  raw: boolean;
  parameters: readonly ContractParameter[];
  /** Content types of the body; empty when there is none. */
  bodyTypes: readonly string[];
  /** Leads to the schema of the body, or of the plaintext when it travels sealed. */
  bodyPointer: string | null;
  answerPointer: string;
  answerExample: unknown;
  /** Texts and statuses that the operation may refuse with. */
  refusals: readonly string[];
  /** Whether a launch token proves who calls. */
  takesLaunches: boolean;
  /** Whether the payment password in its body has to be proved before anything else. */
  asksPaymentPassword: boolean;
}

export interface ErrorRow {
  status: number;
  message: string;
}

export interface Contract {
  /** The bundled document as a whole. */
  document: object;
  operations: readonly ContractOperation[];
  errors: Readonly<Record<ErrorCode, ErrorRow>>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: ContractParameter['in'];
  required?: boolean;
  schema?: { default?: unknown };
}

interface Media {
  schema?: { properties?: { jwe?: unknown } };
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Operation {
  operationId: OperationId;
  tags: string[];
  'x-access'?: Role[];
  'x-forced-change'?: 'allowed';
  'x-while-paused'?: 'allowed' | 'refused';
  'x-encrypted'?: boolean;
  'x-idempotent'?: boolean;
  'x-step-up'?: boolean;
  'x-raw'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

const METHODS = ['get', 'post', 'put', 'delete'];
const specUrl = import.meta.resolve('@parlour/gateway-openapi/spec');

/** Reads the bundled contract and the catalogue of refusals. */
export function readContract(): Contract {
  const document = readYaml(specUrl) as Document;
  return {
    document,
    operations: listOperations(document),
    errors: readYaml(new URL('source/errors.yaml', specUrl).href) as Contract['errors'],
  };
}

/** Joins names to a JSON pointer. */
const pointer = (...names: (string | number)[]): string =>
  `#/${names.map((name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

function listOperations(document: Document): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [describe(document, path, method, operation)];
    }),
  );
}

function describe(
  document: Document,
  path: string,
  method: string,
  operation: Operation,
): ContractOperation {
  const { operationId: id, 'x-access': access } = operation;
  if (access === undefined || access.length === 0)
    throw new Error(
      `${id} says nothing under x-access: nobody may call it, so it can't be served.`,
    );
  const here = ['paths', path, method] as const;
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  const encrypted = operation['x-encrypted'] === true;
  const body = bodyTypes[0];
  const plaintextAt = encrypted ? ['properties', 'jwe', 'contentSchema'] : [];
  const answer = operation.responses['200']?.content?.['application/json'];
  const refusals = refusalsOf(operation);
  const bodyPointer =
    body === undefined
      ? null
      : pointer(...here, 'requestBody', 'content', body, 'schema', ...plaintextAt);
  const parameters = (operation.parameters ?? []).map((parameter, at) =>
    parameter.$ref === undefined
      ? asParameter(parameter, pointer(...here, 'parameters', at, 'schema'))
      : sharedParameter(document, parameter.$ref),
  );
  return {
    id,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    access,
    isOpenWhileRestricted: operation['x-forced-change'] === 'allowed',
    whilePaused: operation['x-while-paused'] ?? (access.includes('guest') ? 'asGuest' : 'refused'),
    encrypted,
    idempotent: operation['x-idempotent'] === true,
    asksStepUp: operation['x-step-up'] === true,
    raw: operation['x-raw'] === true,
    parameters,
    bodyTypes,
    bodyPointer,
    answerPointer: pointer(...here, 'responses', 200, 'content', 'application/json', 'schema'),
    answerExample: answer?.example,
    refusals,
    takesLaunches: parameters.some(({ name }) => name === 'X-Launch-Token'),
    asksPaymentPassword:
      refusals.includes('PAYMENT_PASSWORD_REQUIRED') &&
      requiredOf(document, bodyPointer).includes('paymentPassword'),
  };
}

function asParameter(parameter: Parameter, at: string): ContractParameter {
  const { name, in: place, required = false, schema } = parameter;
  return { name, in: place, required, pointer: at, fallback: schema?.default };
}

function sharedParameter(document: Document, ref: string): ContractParameter {
  const name = ref.split('/').at(-1) ?? '';
  const parameter = document.components.parameters[name];
  if (parameter === undefined) throw new Error(`The contract has no parameter ${ref}`);
  return asParameter(parameter, `${ref}/schema`);
}

function refusalsOf(operation: Operation): string[] {
  return Object.values(operation.responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
}

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
}

/** The fields that a body, or the plaintext of a sealed one, has to have. */
function requiredOf(document: Document, at: string | null): readonly string[] {
  if (at === null) return [];
  const schema = lookUp(document, at);
  const fields = schema.properties?.['d'] ?? schema;
  return (fields.$ref === undefined ? fields : lookUp(document, fields.$ref)).required ?? [];
}

function lookUp(document: Document, at: string): Schema {
  const names = at.split('/').slice(1);
  const found = names.reduce<unknown>((inside, name) => {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    return (inside as Record<string, unknown> | undefined)?.[key];
  }, document);
  const schema = (found ?? {}) as Schema;
  return schema.$ref === undefined ? schema : lookUp(document, schema.$ref);
}
