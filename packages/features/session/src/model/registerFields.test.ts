// @vitest-environment happy-dom
import { PATTERN_IDS, patternSchema } from '@parlour/design-system/patterns';
import { describe, expect, it } from 'vitest';
import { sampleRule } from '../testing/registration';
import { REGISTER_START, type RegisterValues, registerSchema } from './register.schema';
import {
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterMethod,
  type RegisterRules,
  registerFields,
} from './registerFields';

const phone = { lengths: { SG: { min: 4, max: 15 } }, dialingCodeOf: () => '65' };

/** Pseudo-random numbers from 0 up to `below`, the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomSettings(seed: number): { rules: RegisterRules; method: RegisterMethod } {
  const random = createRandom(seed);
  const pick = <Item>(...items: readonly [Item, ...Item[]]): Item =>
    items[random(items.length)] ?? items[0];
  const ruleOf = () => {
    const minLength = random(6);
    return sampleRule({
      enabled: pick(true, false),
      required: pick(true, false),
      minLength,
      maxLength: minLength + 1 + random(20),
      patternId: pick('LENGTH', ...PATTERN_IDS),
      acceptedPattern: pick('*', '^[A-Za-z0-9]*$', '(a+)+$', 'broken('),
    });
  };
  return {
    rules: Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ruleOf()])),
    method: {
      type: pick('register', 'registerMobile'),
      needsCode: pick(true, false),
      captcha: pick('none', 'shown', 'demanded'),
      known: pick([], ['affiliateCode'], ['affiliateCode', 'referralCode']),
    },
  };
}

/** Fields with requirements beyond their rule. */
const OF_THEIR_OWN = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'captcha',
];
const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);
const TYPED = [
  '',
  'a',
  'abcd',
  'Abcd12',
  '1234567',
  'a@mail.example',
  '2001-02-29',
  'Ann Lee',
  '###',
];

const errorOf = async (fields: readonly RegisterField[], values: Partial<RegisterValues>) => {
  const given = { ...REGISTER_START, country: 'SG', isAgreed: true, ...values };
  const outcome: unknown = await registerSchema(fields, phone, { age: 0, today: '9999-12-31' })
    .validate(given, { abortEarly: false })
    .catch((error: unknown) => error);
  const { inner = [] } = outcome as { inner?: { path: string; message: string }[] };
  return (name: string) => inner.find(({ path }) => path === name)?.message;
};

describe('[REG-02] the fields of any settings', () => {
  it('show if and only if they are enabled, and are required if their rule says so', () => {
    for (const seed of SEEDS) {
      const { rules, method } = randomSettings(seed);
      const shown = registerFields(rules, method);
      for (const name of REGISTER_FIELDS) {
        if (OF_THEIR_OWN.includes(name)) continue;
        const field = shown.find((each) => each.name === name);
        const isExpected = rules[name]?.enabled === true && !method.known.includes(name);
        expect(field !== undefined, `${name} of ${String(seed)}`).toBe(isExpected);
        if (field !== undefined) expect(field.isRequired).toBe(rules[name]?.required);
      }
    }
  });

  it('take what the catalogue takes, and nothing else', async () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const { rules, method } = randomSettings(seed);
      const fields = registerFields(rules, method);
      for (const typed of TYPED) {
        const values = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, typed]));
        const errorAt = await errorOf(fields, values);
        for (const { name, rule, isRequired } of fields) {
          if (['birthday', 'mobileNum', 'confirmPassword'].includes(name)) continue;
          const isQuick = rule.acceptedPattern !== '(a+)+$';
          const catalogue = patternSchema({
            ...rule,
            ...(isQuick ? null : { acceptedPattern: '*' }),
          });
          const isTaken = typed === '' ? !isRequired : catalogue.isValidSync(typed);
          expect(errorAt(name) === undefined, `${name} "${typed}" of ${String(seed)}`).toBe(
            isTaken,
          );
        }
      }
    }
  });
});
