import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { parse } from 'yaml';
import text from '../spec/openapi.yaml?raw';
import { exampleOf, type OperationId } from './testing';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Operation {
  operationId: string;
  'x-raw'?: boolean;
  responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>;
}
const contract = parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

/** Keywords of bounds, which no component depends on. Without them a schema checks only presence and types. */
const BOUNDS = new Set(
  'enum const pattern maxLength minLength maxItems minItems maximum minimum uniqueItems format additionalProperties example examples description default contentMediaType contentSchema'.split(
    ' ',
  ),
);
function kindsOf(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => kindsOf(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || (!BOUNDS.has(key) && !key.startsWith('x-')))
      .map(([key, inner]) => [key, kindsOf(inner, key === 'properties' || key === 'schemas')]),
  );
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
/** Fields of the first page's answers that nobody reads there, by schema (see `generate.ts`). */
const UNREAD: Readonly<Record<string, string[]>> = {
  SystemInfo: ['registerRules', 'domainRoute', 'mainDomain', 'analyticsId'],
  Resource: ['labelNameEn'],
  Game: ['nodeName'],
  GamePage: ['pageNum', 'pageSize'],
  Winner: ['winTime'],
  Announcement: ['promotionType'],
};
type ObjectSchema = { required: string[]; properties: Record<string, unknown> };
for (const [name, unread] of Object.entries(UNREAD)) {
  const schema = contract.components.schemas[name] as ObjectSchema;
  schema.required = schema.required.filter((field) => !unread.includes(field));
  for (const field of unread) Reflect.deleteProperty(schema.properties, field);
}
ajv.addSchema({ $id: 'contract', components: kindsOf(contract.components, true) });
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
/** The errors of a value by a schema; empty if it is valid. */
function errorsOf(schema: object): (value: unknown) => string {
  const fits = ajv.compile(schema);
  return (value) => (fits(value) ? '' : ajv.errorsText(fits.errors));
}

/** All operations with a value in their answer. */
export const rows = operations.flatMap(({ operationId, responses, 'x-raw': isRaw = false }) => {
  const schema = responses['200']?.content['application/json']?.schema ?? {};
  const local = JSON.stringify(kindsOf(schema)).replaceAll('"#/', '"contract#/');
  // Nobody reads an answer whose value is null.
  if (exampleOf(operationId as OperationId) === null) return [];
  return [{ id: operationId, isRaw, errorsOf: errorsOf(JSON.parse(local) as object) }];
});

/** All paths in an answer, the root first. */
export function pathsOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [path, ...inner];
}

const GONE = Symbol('gone');
/** A copy of a value with a change at one path. */
export function withChange(
  value: Json,
  path: (string | number)[],
  change: Json | typeof GONE,
): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change === GONE ? null : change;
  const copy = structuredClone(value) as Record<string | number, Json>;
  if (change !== GONE || rest.length > 0) copy[key] = withChange(copy[key] ?? null, rest, change);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

const change = fc.oneof(
  fc.constantFrom<Json | typeof GONE>(GONE, null, '', 0, -1, 1.5, 1e308, true, [], {}, [null], 'x'),
  fc.constantFrom<Json>({ toString: 'no' }, [[[]]], '9'.repeat(400), '\u202e\u0000', [{}], {
    length: 3,
  }),
  fc.jsonValue() as fc.Arbitrary<Json>,
);
/** Indexes of paths, with the change to make at each. */
export const changes = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 });
