import type { components } from '../generated/contract';
import type { Saying } from './sayings';

export type ErrorCode = components['schemas']['ErrorCode'];
export type RefusalDetails = components['schemas']['RefusalDetails'];

/** A text that replaces the message of the code, with the limit that it names. */
export interface Said {
  saying: Saying;
  limit: string;
}

/** A refusal: the code decides status and message, unless a text is given; `value` has details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: RefusalDetails | null;
  readonly says: Said | null;

  constructor(code: ErrorCode, details: { value?: RefusalDetails; says?: Said } = {}) {
    super(code);
    this.code = code;
    this.value = details.value ?? null;
    this.says = details.says ?? null;
  }
}

/** Refuses because of fields, by name. */
export function badRequest(
  fields: NonNullable<RefusalDetails['fields']>,
  says: Said | null = boundOf(fields),
): Refusal {
  return new Refusal('BAD_REQUEST', { value: { fields }, ...(says && { says }) });
}

/** The text for a bound, if nothing else is wrong. */
function boundOf([fault, ...others]: NonNullable<RefusalDetails['fields']>): Said | null {
  if (fault?.limit === undefined || others.length > 0) return null;
  return fault.code === 'min' || fault.code === 'max'
    ? { saying: fault.code, limit: fault.limit }
    : null;
}
