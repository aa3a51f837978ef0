import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type Json, type JsonObject, METHODS } from './source';

interface Media {
  schema: JsonObject;
  example?: Json;
  examples?: Record<string, { value: Json }>;
}

/** Examples that do not match their schema. */
export function sampleErrors(document: JsonObject): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  const components = document['components'] as JsonObject;
  ajv.addSchema({ $id: 'contract:', components });
  const errors: string[] = [];
  const check = (schema: Json, value: Json, where: string): void => {
    const local = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"contract:#/components'),
    ) as JsonObject;
    const valid = ajv.compile(local);
    if (!valid(value)) errors.push(`${where}: ${ajv.errorsText(valid.errors)}`);
  };
  for (const [path, item] of Object.entries(document['paths'] as Record<string, JsonObject>)) {
    for (const method of METHODS) {
      const operation = item[method] as JsonObject | undefined;
      if (operation === undefined) continue;
      const where = `${method.toUpperCase()} ${path}`;
      const media: [string, Media][] = [];
      const body = operation['requestBody'] as { content: Record<string, Media> } | undefined;
      for (const [type, content] of Object.entries(body?.content ?? {}))
        if (type.includes('json')) media.push([`${where} body`, content]);
      for (const [status, response] of Object.entries(
        operation['responses'] as Record<string, { content?: Record<string, Media> }>,
      ))
        for (const content of Object.values(response.content ?? {}))
          media.push([`${where} ${status}`, content]);
      for (const [name, { schema, example, examples }] of media) {
        if (example !== undefined) check(schema, example, name);
        for (const [key, { value }] of Object.entries(examples ?? {}))
          check(schema, value, `${name} ${key}`);
      }
      for (const parameter of operation['parameters'] as {
        name?: string;
        schema?: Json;
        example?: Json;
      }[]) {
        if (parameter.schema !== undefined && parameter.example !== undefined)
          check(parameter.schema, parameter.example, `${where} ${parameter.name ?? ''}`);
      }
    }
  }
  return errors;
}
