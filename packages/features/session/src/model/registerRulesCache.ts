import { readStored, writeStored } from '@parlour/feature-core';
import type { RegisterFieldRule } from '@parlour/gateway-openapi/system';
import { REGISTER_FIELDS, type RegisterRules } from './registerFields';

/** Of what is written; anything else is dropped. */
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

/** Reads rules from outside: a field that has none that can be understood is off; null if there is none at all. */
export function toRegisterRules(value: unknown): RegisterRules | null {
  if (!isObject(value)) return null;
  const rules: RegisterRules = {};
  for (const name of REGISTER_FIELDS) {
    const rule = value[name];
    if (isRule(rule)) rules[name] = rule;
  }
  return Object.keys(rules).length === 0 ? null : rules;
}

/** The rules of the last opening, kept in the session storage (CACHE-01). */
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
