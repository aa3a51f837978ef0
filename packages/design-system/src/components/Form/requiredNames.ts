import { type ObjectSchema, ValidationError } from 'yup';

/** As much of a schema as is looked at here: a field, an object with fields or a list of one kind of items. */
interface Node {
  type?: unknown;
  fields?: Record<string, unknown>;
  innerType?: unknown;
  deps?: readonly string[];
  describe?: () => { tests?: readonly { name?: string | undefined }[] };
  validateSync?: (value: unknown) => unknown;
}

/** What a field holds in which nothing was typed. */
const EMPTY: Readonly<Record<string, unknown>> = { string: '', array: [] };

/**
 * Names of the fields that the schema does not take empty, whatever else is typed; nested ones with dots, those in
 * lists with a star for the place.
 */
export function requiredNames<T extends object>(schema: ObjectSchema<T>): string[] {
  return namesIn(schema as Node, '');
}

/** Whether a field of this name is among such names. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.includes(name.replaceAll(/\.\d+(?=\.|$)/g, '.*'));

function namesIn({ fields = {} }: Node, before: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => namesOf(field as Node, before + name));
}

function namesOf(field: Node, path: string): string[] {
  const items = (field.innerType ?? {}) as Node;
  return [
    ...(isNeeded(field) ? [path] : []),
    ...namesIn(field, `${path}.`),
    ...(items.fields === undefined ? [] : namesIn(items, `${path}.*.`)),
  ];
}

/** Whether it says so, or refuses to be empty by a rule of its own. */
function isNeeded(field: Node): boolean {
  const isSaid = field.describe?.().tests?.some(({ name }) => name === 'required') === true;
  return isSaid || refusesNothing(field);
}

function refusesNothing(field: Node): boolean {
  const { type, deps = [] } = field;
  // What depends on other fields is not asked for in every case.
  if (typeof type !== 'string' || !(type in EMPTY) || deps.length > 0) return false;
  try {
    field.validateSync?.(EMPTY[type]);
    return false;
  } catch (fault) {
    // A rule that asks another field, or takes its time, says nothing about this one alone.
    return fault instanceof ValidationError;
  }
}
