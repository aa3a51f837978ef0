import type { Json, JsonObject } from './source';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Our own lint rules of the contract: every property has a description, every number a unit. */
export function contractRules(document: JsonObject): string[] {
  const errors: string[] = [];
  const walk = (node: Json | undefined, path: string): void => {
    if (Array.isArray(node)) {
      node.forEach((item, index) => walk(item, `${path}/${index}`));
      return;
    }
    if (!isObject(node)) return;
    const kind = node['type'];
    const numeric = ['integer', 'number'].some(
      (name) => kind === name || (Array.isArray(kind) && kind.includes(name)),
    );
    if (numeric && typeof node['x-unit'] !== 'string')
      errors.push(`${path}: a number needs x-unit`);
    const properties = node['properties'];
    if (isObject(properties) && (kind === 'object' || node['allOf'] !== undefined)) {
      for (const [name, schema] of Object.entries(properties)) {
        if (!isObject(schema)) continue;
        const described =
          typeof schema['description'] === 'string' || typeof schema['$ref'] === 'string';
        if (!described) errors.push(`${path}/properties/${name}: a property needs a description`);
      }
      if (node['additionalProperties'] === undefined && node['unevaluatedProperties'] === undefined)
        errors.push(`${path}: an object says additionalProperties`);
    }
    for (const [name, child] of Object.entries(node))
      if (name !== 'example' && name !== 'examples') walk(child, `${path}/${name}`);
  };
  walk(document['paths'], '/paths');
  const components = document['components'];
  if (isObject(components)) walk(components['schemas'], '/components/schemas');
  return errors;
}
