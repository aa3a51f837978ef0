import type { components } from '../generated/contract';
import type { RefusalTextKey } from './refusalTexts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type RefusalDetails = components['schemas']['RefusalDetails'];

/** A text that replaces the message of the code, with the limit that it names. */
export interface RefusalText {
  key: RefusalTextKey;
  limit: string;
}

/** A refusal: the code decides status and message, unless a text is given; `value` has details. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: RefusalDetails | null;
  readonly text: RefusalText | null;

  constructor(code: ErrorCode, details: { value?: RefusalDetails; text?: RefusalText } = {}) {
    super(code);
    this.code = code;
    this.value = details.value ?? null;
    this.text = details.text ?? null;
  }
}

/** Refuses because of fields, by name. */
export function badRequest(
  fields: NonNullable<RefusalDetails['fields']>,
  text: RefusalText | null = boundOf(fields),
): Refusal {
  return new Refusal('BAD_REQUEST', { value: { fields }, ...(text && { text }) });
}

/** The text for a bound, if nothing else is wrong. */
function boundOf([error, ...others]: NonNullable<RefusalDetails['fields']>): RefusalText | null {
  if (error?.limit === undefined || others.length > 0) return null;
  return error.code === 'min' || error.code === 'max'
    ? { key: error.code, limit: error.limit }
    : null;
}
