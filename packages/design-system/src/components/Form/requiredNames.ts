import type { ObjectSchema, SchemaDescription } from 'yup';

type Description = Pick<SchemaDescription, 'tests'> & { fields?: Record<string, object> };

/** Names of the fields that the schema does not take empty, whatever else is typed; nested ones with dots. */
export function requiredNames<T extends object>(schema: ObjectSchema<T>): string[] {
  return namesIn(schema.describe(), '');
}

function namesIn({ fields = {} }: Partial<Description>, before: string): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Partial<Description>]) => [
    ...(field.tests?.some((test) => test.name === 'required') ? [before + name] : []),
    ...namesIn(field, `${before}${name}.`),
  ]);
}
