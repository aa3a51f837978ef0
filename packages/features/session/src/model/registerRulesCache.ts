import { readStored, writeStored } from '@parlour/feature-core';
import type { RegisterFieldRule } from '@parlour/gateway-openapi/system';
import { REGISTER_FIELDS, type RegisterRules } from './registerFields';

/** Version of the stored format; any other is ignored. */
const VERSION = 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isRule = (value: unknown): value is RegisterFieldRule =>
  isObject(value) &&
  typeof value['enabled'] === 'boolean' &&
  typeof value['required'] === 'boolean' &&
  isCount(value['minLength']) &&
  isCount(value['maxLength']) &&
  typeof value['patternId'] === 'string' &&
  typeof value['acceptedPattern'] === 'string';

/** Parses untrusted rules: a field without a valid rule is off; null without any valid rule. */
export function toRegisterRules(value: unknown): RegisterRules | null {
  if (!isObject(value)) return null;
  const rules: RegisterRules = {};
  for (const name of REGISTER_FIELDS) {
    const rule = value[name];
    if (isRule(rule)) rules[name] = rule;
  }
  return Object.keys(rules).length === 0 ? null : rules;
}

/** The rules that were loaded last, in the session storage (CACHE-01). */
export const registerRulesCache = {
  read: (): RegisterRules | null =>
    readStored('validate', (text) => {
      const kept: unknown = JSON.parse(text);
      return isObject(kept) && kept['version'] === VERSION ? toRegisterRules(kept['rules']) : null;
    }),
  write: (rules: RegisterRules): void => {
    writeStored('validate', JSON.stringify({ version: VERSION, rules }));
  },
};
