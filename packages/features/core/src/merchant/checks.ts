import { MerchantDocumentError, type MerchantDocumentErrorKind } from './merchantDocumentError';

/** Throws a `MerchantDocumentError` unless a value is right. */
export type Check = (value: unknown, field: string) => void;

/** Refuses a field. */
export const fail = (field: string, kind?: MerchantDocumentErrorKind): never => {
  throw new MerchantDocumentError(field, kind);
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const matching =
  (pattern: RegExp): Check =>
  (value, field) => {
    if (typeof value !== 'string' || !pattern.test(value)) fail(field);
  };

export const text = matching(/^/);

export const count: Check = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) fail(field);
};

export const listOf =
  (item: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return fail(field);
    for (const [index, entry] of value.entries()) item(entry, `${field}[${String(index)}]`);
  };

/** An object with these fields, perhaps some more, and no other. */
export const shape =
  (checks: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, field) => {
    if (!isRecord(value)) return fail(field);
    const all = { ...optional, ...checks };
    for (const key of Object.keys(value))
      if (!Object.hasOwn(all, key)) fail(`${field}.${key}`, 'unknown');
    for (const [key, check] of Object.entries(all))
      if (key in checks || value[key] !== undefined) check(value[key], `${field}.${key}`);
  };

export const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };
