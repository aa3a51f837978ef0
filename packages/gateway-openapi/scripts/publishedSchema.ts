import type { Json, JsonObject } from './source';

const REFERENCE = '#/components/schemas/';

/** Names of the schemas that a schema refers to. */
function referredIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referredIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? [inner.replace(REFERENCE, '')]
      : referredIn(inner),
  );
}

/**
 * A schema of the contract as a JSON Schema of its own, for editors and checkers. Documents may name it in `$schema`.
 */
export function publishedSchema(contract: JsonObject, name: string): string {
  const { schemas } = contract['components'] as { schemas: Record<string, JsonObject> };
  const needed = new Set([name]);
  // A set grows while it is walked.
  for (const each of needed) for (const inner of referredIn(schemas[each] ?? {})) needed.add(inner);
  needed.delete(name);
  const { properties, ...schema } = schemas[name] ?? {};
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...schema,
    properties: { $schema: { type: 'string' }, ...(properties as JsonObject) },
    $defs: Object.fromEntries([...needed].sort().map((each) => [each, schemas[each] ?? {}])),
  };
  // Marks of the contract are unknown keywords elsewhere.
  const text = JSON.stringify(
    document,
    (key, value: unknown) => (key.startsWith('x-') ? undefined : value),
    2,
  );
  return `${text.replaceAll(REFERENCE, '#/$defs/')}\n`;
}
