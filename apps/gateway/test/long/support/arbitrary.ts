import fc from 'fast-check';

/** The JSON schema keywords that the contract uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  contentSchema?: Schema;
}

/** The schema at a pointer of the document, with all references resolved. */
export function dereferenced(document: object, pointer: string): Schema {
  const find = (at: string): Schema =>
    at
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (inside, name) =>
          (inside as Record<string, unknown>)[
            decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
          ],
        document,
      ) as Schema;
  const follow = (schema: Schema): Schema => {
    const { $ref, ...own } = schema;
    const whole = $ref === undefined ? own : { ...follow(find($ref)), ...own };
    return {
      ...whole,
      ...(whole.items && { items: follow(whole.items) }),
      ...(whole.oneOf && { oneOf: whole.oneOf.map(follow) }),
      ...(whole.anyOf && { anyOf: whole.anyOf.map(follow) }),
      ...(whole.allOf && { allOf: whole.allOf.map(follow) }),
      ...(whole.properties && {
        properties: Object.fromEntries(
          Object.entries(whole.properties).map(([name, one]) => [name, follow(one)]),
        ),
      }),
    };
  };
  const found = follow({ $ref: pointer });
  // Of an encrypted body only the fields are generated.
  return found.properties?.['d'] !== undefined && found.properties['jti'] !== undefined
    ? found.properties['d']
    : found;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Values that match a schema. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf !== undefined) return arbitraryOf(Object.assign({}, ...schema.allOf) as Schema);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object'];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = 1_000_000, items = {}, minItems = 0 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer')
    return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'array')
    return fc.array(arbitraryOf(items), {
      minLength: minItems,
      maxLength: Math.min(schema.maxItems ?? 5, Math.max(5, minItems)),
    });
  if (type === 'string') return text(schema);
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, arbitraryOf(one)])), {
    requiredKeys: schema.required ?? [],
  });
}

function text({ pattern, format, minLength = 0, maxLength = 64 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return matching(pattern);
  const moment = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return moment;
  if (format === 'date') return moment.map((one) => DAY.exec(one)?.[0] ?? '');
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri' || format === 'uri-reference') return fc.webUrl();
  if (format === 'ipv4' || format === 'ip') return fc.ipV4();
  const most = Math.max(minLength, Math.min(maxLength, 80));
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc
      .string({ unit: 'grapheme', minLength, maxLength: most })
      .filter((one) => one.length <= maxLength),
  );
}

/** Texts that match a pattern. A lookahead is left out when generating, and checked afterwards. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, ''), 'u');
  return fc.stringMatching(plain, { size: 'small' }).filter((one) => whole.test(one));
}

/** Hostile or empty input. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', "' or 1=1 --", '{{7*7}}', '../../etc/passwd', '%00', '<b>x</b>'],
    ...['-1', '0', '1e309', 'NaN', '999999999999999999999', '0x10', 'null', 'true', '[]', '{}'],
    ...['2026-02-30', '9999-12-31', '0000-00-00', '-271821-04-20', '\ud800', '𝒳', '١٢٣'],
    ...[null, -1, 0, 2 ** 31, 2 ** 53, 1e308, true, [], {}, ['x'], { $ne: 1 }],
    { constructor: { prototype: {} } },
    'x'.repeat(5000),
  ),
  fc.jsonValue(),
);
