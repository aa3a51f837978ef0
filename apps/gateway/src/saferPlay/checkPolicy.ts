import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '../generated/contract';
import { secondsOf } from './durations';

export type MarketPolicy = components['schemas']['MarketPolicy'];

/** One thing that is wrong with a document. */
export interface PolicyError {
  /** Path of the field, such as `limits.kinds[0].periods`; empty for the document itself. */
  field: string;
  text: string;
}

const SCHEMA = createRequire(import.meta.url).resolve(
  '@parlour/gateway-openapi/market-policy.schema.json',
);

const check = new Ajv2020({ allErrors: true, verbose: true }).compile<MarketPolicy>(
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

/** `/limits/kinds/0` as `limits.kinds[0]`. */
const pathOf = (pointer: string): string =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');

const join = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`);

function toError(error: ErrorObject): PolicyError {
  const { instancePath, keyword, params, parentSchema, message = '' } = error;
  const field = pathOf(instancePath);
  if (keyword === 'required')
    return { field: join(field, String(params['missingProperty'])), text: 'is missing' };
  if (keyword === 'additionalProperties')
    return { field: join(field, String(params['additionalProperty'])), text: 'is not known' };
  if (keyword === 'enum')
    return { field, text: `must be one of ${(params['allowedValues'] as string[]).join(', ')}` };
  if (keyword === 'pattern')
    return {
      field,
      text: `is in another form than asked: ${String(parentSchema?.['description'])}`,
    };
  return { field, text: message };
}

const hasField = (policy: MarketPolicy, field: string): boolean =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      policy,
    ) !== undefined;

const LEAST_COOLING_OFF_SECONDS = 60;

/** What a schema can not say. */
function contradictionsIn(policy: MarketPolicy): PolicyError[] {
  const { realityCheck, limits, exclusion, sources } = policy;
  const { standard, intervals, isRequired } = realityCheck;
  const kinds = limits.kinds.map(({ kind }) => kind);
  const repeated = kinds.find((kind, at) => kinds.indexOf(kind) !== at);
  return [
    ...(repeated === undefined
      ? []
      : [{ field: 'limits.kinds', text: `must have ${repeated} once` }]),
    ...(standard === null || intervals.includes(standard)
      ? []
      : [{ field: 'realityCheck.standard', text: 'must be one of realityCheck.intervals' }]),
    ...(isRequired && standard === null
      ? [{ field: 'realityCheck.standard', text: 'must be set where the check is required' }]
      : []),
    // Nobody should be able to end an exclusion and play on at once.
    ...(secondsOf(exclusion.coolingOff) < LEAST_COOLING_OFF_SECONDS
      ? [{ field: 'exclusion.coolingOff', text: 'must be PT1M at least' }]
      : []),
    ...sources.flatMap(({ field }, at) =>
      hasField(policy, field)
        ? []
        : [{ field: `sources[${String(at)}].field`, text: `names ${field}, which is not there` }],
    ),
  ];
}

/** Everything that is wrong with a market policy; empty if it can be used (SP-01). */
export function checkPolicy(document: unknown): PolicyError[] {
  // The branches of a choice fail with it; the choice itself only says that none fits.
  if (!check(document))
    return (check.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf').map(toError);
  return contradictionsIn(document);
}
