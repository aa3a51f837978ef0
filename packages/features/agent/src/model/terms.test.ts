import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import agent from '../i18n/centre/agent/en.json';
import own from '../i18n/centre/agentTerms/en.json';
import { IN_AGENT, IN_CONTRACTS, IN_KINDS, OTHER_TERMS } from './terms';

const root = join(import.meta.dirname, '../../../../..');
const source = readFileSync(
  join(root, 'packages/gateway-openapi/spec/source/tags/agent.yaml'),
  'utf8',
);
/** The figures of the contract. */
const FIGURES = [
  ...(/ {2}FigureName:[\s\S]*?enum:\n((?: {6}- \w+\n)+)/.exec(source)?.[1] ?? '').matchAll(
    /- (\w+)/g,
  ),
].map(([, name = '']) => name);

/** A text by its path. */
const textAt = (texts: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], texts);

describe('[AG-02] the glossary', () => {
  const names: Record<string, string> = own.names;
  const texts: Record<string, string> = own.texts;

  it('has a word and a sentence for each figure of the contract, and for no other', () => {
    expect(FIGURES.length).toBeGreaterThan(30);
    expect(Object.keys(texts).sort()).toEqual([...FIGURES, ...OTHER_TERMS].sort());
    for (const term of [...FIGURES, ...OTHER_TERMS]) expect(texts[term], term).toMatch(/\.$/);
  });

  it('takes each word from one place', () => {
    const elsewhere = { ...IN_AGENT, ...IN_CONTRACTS, ...IN_KINDS };
    for (const path of Object.values(IN_AGENT))
      expect(textAt(agent, path), path).toBeTypeOf('string');
    const named = [...Object.keys(names), ...Object.keys(elsewhere)];
    expect(named.sort()).toEqual([...FIGURES, ...OTHER_TERMS].sort());
  });
});
