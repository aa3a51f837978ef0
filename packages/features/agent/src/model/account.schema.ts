import type { RebateLimit } from '@parlour/gateway-openapi/agent';
import { type InferType, object, string } from 'yup';
import { rebatesSchema } from './rebates.schema';

const ACCOUNT_TYPES = ['member', 'agent'] as const;
const SHORTEST_NAME = 4;
const SHORTEST_PASSWORD = 8;
/** Limits of the contract, in characters. */
const MAX_REMARK = 140;
const MAX_NAME = 80;

const accountType = () => string().oneOf(ACCOUNT_TYPES, 'errors.empty').required('errors.empty');

/** An account that is opened directly (AC-03). The gateway checks the rules of registration. */
export const accountSchema = (limits: readonly RebateLimit[]) =>
  object({
    accountType: accountType(),
    username: string()
      .trim()
      .required('errors.empty')
      .min(SHORTEST_NAME, 'errors.tooShort')
      .max(64, 'errors.tooLong'),
    password: string()
      .required('errors.empty')
      .min(SHORTEST_PASSWORD, 'errors.tooShort')
      .max(128, 'errors.tooLong'),
    confirmPassword: string()
      .required('errors.empty')
      .test(
        'equal',
        'errors.confirmation',
        (value, { parent }) => value === (parent as { password: string }).password,
      ),
    remark: string().trim().defined().max(MAX_REMARK, 'errors.tooLong'),
    rebates: rebatesSchema(limits),
  });

export type AccountValues = InferType<ReturnType<typeof accountSchema>>;

/** A register link (AC-03). `expiresOn` is a day, or empty for a link that never expires. */
export const linkSchema = (limits: readonly RebateLimit[]) =>
  object({
    accountType: accountType(),
    name: string().trim().required('errors.empty').max(MAX_NAME, 'errors.tooLong'),
    expiresOn: string()
      .defined()
      .test(
        'future',
        'errors.past',
        (day) => day === '' || Date.parse(`${day}T23:59:59Z`) > Date.now(),
      ),
    isEnabled: string().oneOf(['yes', 'no']).required(),
    rebates: rebatesSchema(limits),
  });

export type LinkValues = InferType<ReturnType<typeof linkSchema>>;

/** The last second of a day on the wire; null for a link that never expires. */
export const endOfDay = (day: string): string | null => (day === '' ? null : `${day}T23:59:59Z`);
