// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fullSettings, sampleRule } from '../testing/registration';
import { registerRulesCache, toRegisterRules } from './registerRulesCache';

const KEY = 'validate';

beforeEach(() => sessionStorage.clear());

describe('[CACHE-01] the rules kept in the session storage', () => {
  it('are read as they were written', () => {
    registerRulesCache.write(fullSettings());
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    expect(registerRulesCache.read()).toEqual(fullSettings());
  });

  it('are dropped when another version wrote them', () => {
    registerRulesCache.write(fullSettings());
    const written = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.setItem(KEY, written.replace('"version":1', '"version":2'));
    expect(registerRulesCache.read()).toBeNull();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"version":0,"rules":{}}',
    '{"version":1}',
    '{"version":1,"rules":{"username":{"enabled":"yes"}}}',
  ])('are dropped when they read %s', (text) => {
    registerRulesCache.write(fullSettings());
    sessionStorage.setItem(KEY, text);
    expect(registerRulesCache.read()).toBeNull();
  });
});

describe('toRegisterRules', () => {
  it('leaves out a field whose rule can not be understood', () => {
    const rules = {
      username: sampleRule(),
      email: { ...sampleRule(), maxLength: 'long' },
      line: null,
    };
    expect(toRegisterRules(rules)).toEqual({ username: sampleRule() });
  });
});
