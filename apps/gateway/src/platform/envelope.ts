import type { ErrorRow } from './contract';
import { translated } from './messages';
import type { ErrorCode, Refusal } from './refusal';
import { refusalText } from './refusalTexts';

export interface Envelope {
  success: boolean;
  value: unknown;
  message: string | null;
  errorCode: ErrorCode | null;
}

/** The envelope of an answer. */
export function answered(value: unknown): Envelope {
  return { success: true, value, message: null, errorCode: null };
}

/** The envelope of a refusal in the asked language. */
export function refused(refusal: Refusal, row: ErrorRow, language: string): Envelope {
  const { text } = refusal;
  const message =
    text === null
      ? (translated(refusal.code, language) ?? row.message)
      : refusalText(text.key, text.limit, language);
  return { success: false, value: refusal.value, message, errorCode: refusal.code };
}
