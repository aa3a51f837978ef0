import { type ObjectSchema, ValidationError } from 'yup';

/** The parts of a yup schema that are read here: a field, an object with fields, or a list of equal items. */
interface Node {
  type?: unknown;
  fields?: Record<string, unknown>;
  innerType?: unknown;
  deps?: readonly string[];
  describe?: () => { tests?: readonly { name?: string | undefined }[] };
  validateSync?: (value: unknown) => unknown;
}

/** The value of an empty field, by type. */
const EMPTY: Readonly<Record<string, unknown>> = { string: '', array: [] };

/**
 * Names of the fields that the schema always requires, whatever the other values are. Nested names have dots, items of
 * lists a star instead of the index.
 */
export function requiredNames<T extends object>(schema: ObjectSchema<T>): string[] {
  return namesIn(schema as Node, '');
}

/** Whether these names include a field; its list indexes match a star. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.includes(name.replaceAll(/\.\d+(?=\.|$)/g, '.*'));

function namesIn({ fields = {} }: Node, before: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => namesOf(field as Node, before + name));
}

function namesOf(field: Node, path: string): string[] {
  const items = (field.innerType ?? {}) as Node;
  return [
    ...(isRequired(field) ? [path] : []),
    ...namesIn(field, `${path}.`),
    ...(items.fields === undefined ? [] : namesIn(items, `${path}.*.`)),
  ];
}

/** Whether the field is marked as required, or its rules reject an empty value. */
function isRequired(field: Node): boolean {
  const isMarked = field.describe?.().tests?.some(({ name }) => name === 'required') === true;
  return isMarked || rejectsEmpty(field);
}

function rejectsEmpty(field: Node): boolean {
  const { type, deps = [] } = field;
  // A field that depends on others is not always required.
  if (typeof type !== 'string' || !(type in EMPTY) || deps.length > 0) return false;
  try {
    field.validateSync?.(EMPTY[type]);
    return false;
  } catch (error) {
    // Other errors come from rules that read other fields or are async: they say nothing about this field alone.
    return error instanceof ValidationError;
  }
}
