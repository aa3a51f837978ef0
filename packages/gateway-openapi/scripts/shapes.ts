import type { Json, JsonObject } from './source';

/** The answer of an operation of the bundled contract. */
interface Answered {
  operationId: string;
  answer: JsonObject;
}

const SCALARS: Readonly<Record<string, number>> = { string: 1, number: 2, boolean: 3 };
/** Codes of a moment, a count and an integer. */
const MOMENT = 4;
const COUNT = 5;
const WHOLE = 6;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (schema: JsonObject): string | undefined => {
  const { $ref } = schema;
  return typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined;
};

const orNull = (shape: string): string =>
  /^\d+$/.test(shape) ? (shape === '0' ? shape : `-${shape}`) : `[0, ${shape}]`;

const isCount = ({ minimum, enum: all }: JsonObject): boolean =>
  Array.isArray(all) ? all.every((each) => Number(each) >= 0) : Number(minimum) >= 0;

function scalar(type: Json | undefined, schema: JsonObject): string {
  if (type === 'integer') return String(isCount(schema) ? COUNT : WHOLE);
  if (type === 'string' && schema['format'] === 'date-time') return String(MOMENT);
  return String(typeof type === 'string' ? (SCALARS[type] ?? 0) : 0);
}

export interface ShapesOptions {
  /** Name of the table. */
  name: string;
  /** Whether the table has an operation. */
  has: (operationId: string) => boolean;
  /** Schemas and fields that are not checked. */
  unread: { schemas: readonly string[]; fields: readonly string[] };
  /** Further rows of the table, by the name of their schema. */
  more?: Readonly<Record<string, string>>;
}

/** Writes the shapes of answers as a module. Each named schema of an object is a constant. */
export function shapesFile(
  document: JsonObject,
  { name, has, unread, more = {} }: ShapesOptions,
): string {
  const schemas = (document['components'] as JsonObject)['schemas'] as JsonObject;
  const written = new Map<string, string>();
  const open = new Set<string>();

  const toShape = (schema: Json | undefined): string => {
    if (!isObject(schema)) return '0';
    const ref = nameOf(schema);
    if (ref !== undefined) return named(ref);
    const { oneOf, type } = schema;
    if (Array.isArray(oneOf))
      return orNull(toShape(oneOf.find((each) => isObject(each) && each['type'] !== 'null')));
    if (Array.isArray(type)) return orNull(toShape({ ...schema, type: type[0] ?? null }));
    if (type === 'array') return `[${toShape(schema['items'])}]`;
    if (type === 'object') return toObject(schema);
    return scalar(type, schema);
  };

  const toObject = ({ properties, required }: JsonObject): string => {
    const needed = Array.isArray(required) ? required : [];
    const rows = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) => {
      const isNeeded = needed.includes(key);
      const field =
        isNeeded && /^\w+$/.test(key) ? key : JSON.stringify(isNeeded ? key : `${key}?`);
      const shape = toShape(inner);
      return shape === '0' || unread.fields.includes(key) ? [] : [`${field}: ${shape}`];
    });
    return `{ ${rows.join(', ')} }`;
  };

  const named = (ref: string): string => {
    const schema = schemas[ref];
    if (!isObject(schema)) throw new Error(`The contract has no schema ${ref}.`);
    if (schema['type'] !== 'object') return toShape(schema);
    if (unread.schemas.includes(ref)) return '0';
    // A recursive schema refers to itself, so its shape is read lazily.
    if (open.has(ref)) return `() => ${ref}`;
    if (!written.has(ref)) {
      open.add(ref);
      const shape = toObject(schema);
      open.delete(ref);
      written.set(ref, shape);
    }
    return ref;
  };

  const rows = answeredOperations(document)
    .filter(({ operationId }) => has(operationId))
    .map(({ operationId, answer }) => [operationId, toShape(answer)] as const)
    .filter(([, shape]) => shape !== '0')
    .concat(Object.entries(more).map(([row, ref]) => [row, named(ref)] as const))
    .map(([operationId, shape]) => `  ${operationId}: ${shape},\n`);
  const constants = [...written].map(([ref, shape]) => `const ${ref}: Shape = ${shape};\n`);
  return `import type { Shape } from '../shape';

${constants.join('')}
/** Shapes of the answers, by operation. */
export const ${name}: Readonly<Record<string, Shape>> = {
${rows.join('')}};
`;
}

function answeredOperations(document: JsonObject): Answered[] {
  const methods = Object.values(document['paths'] as JsonObject).filter(isObject);
  return methods.flatMap((byMethod) =>
    Object.values(byMethod)
      .filter(isObject)
      .map((operation) => {
        const success = (operation['responses'] as JsonObject)['200'] as JsonObject;
        const content = success['content'] as JsonObject;
        const { schema } = content['application/json'] as JsonObject;
        return { operationId: operation['operationId'] as string, answer: schema as JsonObject };
      }),
  );
}
