import type { components } from '../generated/contract';
import type { Saying } from './sayings';

export type ErrorCode = components['schemas']['ErrorCode'];
export type RefusalDetails = components['schemas']['RefusalDetails'];

/** What is said instead of the words of the code, with the limit that it speaks of. */
export interface Said {
  saying: Saying;
  limit: string;
}

/** A call that is refused: the code decides status and message, unless it says more; `value` carries details. */
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

/** Refuses for the sake of named fields. */
export function badRequest(
  fields: NonNullable<RefusalDetails['fields']>,
  says: Said | null = boundOf(fields),
): Refusal {
  return new Refusal('BAD_REQUEST', { value: { fields }, ...(says && { says }) });
}

/** The words for a bound, where it is all that is wrong. */
function boundOf([fault, ...others]: NonNullable<RefusalDetails['fields']>): Said | null {
  if (fault?.limit === undefined || others.length > 0) return null;
  return fault.code === 'min' || fault.code === 'max'
    ? { saying: fault.code, limit: fault.limit }
    : null;
}
