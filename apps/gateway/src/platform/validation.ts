import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractOperation, ContractParameter } from './contract';
import type { RefusalDetails } from './refusal';

export type FieldError = NonNullable<RefusalDetails['fields']>[number];

/** The validators of one operation, compiled when they are first needed. */
export interface OperationChecks {
  /** Parses the parameters of query, path or header into their types, and lists the errors. */
  parameters(
    place: ContractParameter['in'],
    given: Record<string, unknown>,
  ): { values: Record<string, unknown>; errors: FieldError[] };
  /** Lists the errors of a body, or of the plaintext of an encrypted one. */
  body(given: unknown): FieldError[];
  /** Describes what is wrong with an answer; null if nothing is. */
  answer(given: unknown): string | null;
}

const DOCUMENT = 'contract';
const MAX_ERRORS = 64;

/** Creates the validators of all operations. */
export function createChecks(
  contract: Contract,
): (operation: ContractOperation) => OperationChecks {
  const strict = createAjv(contract, {});
  const coercing = createAjv(contract, { coerceTypes: 'array', useDefaults: true });
  return (operation) => {
    const body = lazily(() => strict.compile(reference(operation.bodyPointer ?? '')));
    const answer = lazily(() => strict.compile(reference(operation.answerPointer)));
    const places = new Map<string, () => ValidateFunction>();
    for (const place of ['query', 'path', 'header'] as const)
      places.set(
        place,
        lazily(() => coercing.compile(objectOf(operation.parameters, place))),
      );
    return {
      parameters(place, given) {
        const wanted = operation.parameters.filter((parameter) => parameter.in === place);
        const values = pick(wanted, given, place);
        const check = places.get(place)?.();
        const errors =
          check?.(values) === false ? toFieldErrors(check.errors) : nullCharacters(values);
        return { values, errors };
      },
      body(given) {
        if (!body()(given)) return toFieldErrors(body().errors);
        // A file may contain any character.
        return operation.bodyTypes.some((type) => type.startsWith('multipart'))
          ? []
          : nullCharacters(given);
      },
      answer: (given) => (answer()(given) ? null : strict.errorsText(answer().errors)),
    };
  };
}

function createAjv(contract: Contract, options: { coerceTypes?: 'array'; useDefaults?: boolean }) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    removeAdditional: false,
    ...options,
  });
  addFormats(ajv);
  return ajv.addSchema(contract.document, DOCUMENT);
}

/** A schema that is only a reference. */
const reference = (pointer: string) => ({
  $ref: `${DOCUMENT}${encodeURI(pointer)}`,
});

function objectOf(parameters: readonly ContractParameter[], place: string) {
  const wanted = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: wanted.filter(({ required }) => required).map(({ name }) => name),
    // Ajv applies a default beside a reference, not behind it.
    properties: Object.fromEntries(
      wanted.map(({ name, pointer, fallback }) => [
        name,
        { ...reference(pointer), ...(fallback !== undefined && { default: fallback }) },
      ]),
    ),
  };
}

/** Picks the described parameters; header names are case-insensitive. */
function pick(wanted: readonly ContractParameter[], given: Record<string, unknown>, place: string) {
  const values: Record<string, unknown> = {};
  for (const { name } of wanted) {
    const value = given[place === 'header' ? name.toLowerCase() : name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function toFieldErrors(errors: ErrorObject[] | null | undefined): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    const field = fieldOf(error);
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(error), ...limitOf(error) });
  }
  return [...byField.values()].slice(0, MAX_ERRORS);
}

/** Fields that contain U+0000: schemas allow it, but PostgreSQL can't store it. */
function nullCharacters(given: unknown, field = 'body'): FieldError[] {
  if (typeof given === 'string') return given.includes('\0') ? [{ field, code: 'format' }] : [];
  if (typeof given !== 'object' || given === null) return [];
  const inner = (name: string): string => (field === 'body' ? name : `${field}.${name}`);
  return Object.entries(given)
    .flatMap(([name, value]) => [
      ...(name.includes('\0') ? [{ field, code: 'format' }] : []),
      ...nullCharacters(value, inner(name).slice(0, 128)),
    ])
    .slice(0, MAX_ERRORS);
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const names = instancePath.split('/').slice(1);
  const inner: unknown = params['missingProperty'] ?? params['additionalProperty'];
  if (typeof inner === 'string') names.push(inner);
  return names.join('.').slice(0, 128) || 'body';
}

/** Names the bound of a number, like other limits. */
function limitOf({ keyword, params }: ErrorObject): Pick<FieldError, 'limit'> {
  const limit: unknown = params['limit'];
  return typeof limit === 'number' && codeOfBound(keyword) !== null ? { limit: String(limit) } : {};
}

function codeOfBound(keyword: string): 'min' | 'max' | null {
  if (keyword === 'minimum') return 'min';
  return keyword === 'maximum' ? 'max' : null;
}

function codeOf({ keyword }: ErrorObject): string {
  const bound = codeOfBound(keyword);
  if (bound !== null) return bound;
  if (keyword === 'required') return 'required';
  if (keyword === 'minLength' || keyword === 'minItems') return 'tooShort';
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'tooLong';
  if (keyword === 'pattern' || keyword === 'format' || keyword === 'type') return 'format';
  return 'invalid';
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
