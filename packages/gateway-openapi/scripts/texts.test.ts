import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { NOT_SHOWN, SHOWN } from './codeTexts';
import type { Json, JsonObject } from './source';

const root = join(import.meta.dirname, '..', '..', '..');
const LANGUAGES = readdirSync(join(root, 'packages/features/core/src/i18n/first/common')).map(
  (file) => basename(file, '.json'),
);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All lists of codes in the contract's schemas, by their path. */
function codesIn(name: string, value: Json): [string, string[]][] {
  if (Array.isArray(value)) return value.flatMap((each) => codesIn(name, each));
  if (!isObject(value)) return [];
  const own = value['enum'];
  // Enums of numbers are booleans, as 0 and 1.
  const codes = Array.isArray(own) ? own.filter((code) => typeof code === 'string') : [];
  const below = Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples' || key === 'enum') return [];
    if (key !== 'properties' || !isObject(inner)) return codesIn(name, inner);
    return Object.entries(inner).flatMap(([field, schema]) => codesIn(`${name}.${field}`, schema));
  });
  return codes.length === 0 ? below : [[name, codes], ...below];
}

const contract = parse(
  readFileSync(join(root, 'packages/gateway-openapi/spec/openapi.yaml'), 'utf8'),
) as { components: { schemas: JsonObject } };
const all = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  codesIn(name, schema),
);

/** The texts at one path of a feature's dictionary. */
function textsAt(place: string, language: string): JsonObject {
  const [owner = '', path = ''] = place.split(' ');
  const [feature = '', namespace = feature] = owner.split('/');
  const folder = join(root, `packages/features/${feature}/src/i18n`);
  const file = ['first', 'late', 'centre']
    .map((when) => join(folder, when, namespace, `${language}.json`))
    .find(existsSync);
  if (file === undefined) throw new Error(`${feature} has no texts in ${language}.`);
  let texts = JSON.parse(readFileSync(file, 'utf8')) as Json | undefined;
  for (const part of path.split('.')) texts = isObject(texts) ? texts[part] : undefined;
  return isObject(texts) ? texts : {};
}

describe('codes of the contract', () => {
  it.each(Object.entries(SHOWN))('%s has words for each, in every language', (name, place) => {
    const codes = all.find(([each]) => each === name)?.[1] ?? [];
    expect(codes).not.toEqual([]);
    const bare = LANGUAGES.flatMap((language) => {
      const words = textsAt(place, language);
      return codes
        .filter((code) => typeof words[code] !== 'string' || ['', code].includes(words[code]))
        .map((code) => `${language}: ${code}`);
    });
    expect(bare).toEqual([]);
  });

  it('are all known here, as shown or not', () => {
    const known = [...Object.keys(SHOWN), ...NOT_SHOWN];
    const names = [...new Set(all.map(([name]) => name))];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });
});
