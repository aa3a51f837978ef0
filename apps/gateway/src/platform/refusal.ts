import type { components } from '../generated/contract';

export type ErrorCode = components['schemas']['ErrorCode'];
export type RefusalDetails = components['schemas']['RefusalDetails'];

/** A call that is refused: the code decides status and message, `value` carries details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: RefusalDetails | null;

  constructor(code: ErrorCode, details: { value?: RefusalDetails } = {}) {
    super(code);
    this.code = code;
    this.value = details.value ?? null;
  }
}

/** Refuses for the sake of named fields. */
export function badRequest(fields: RefusalDetails['fields']): Refusal {
  return new Refusal('BAD_REQUEST', { value: { fields } });
}
