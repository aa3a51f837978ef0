import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldTexts } from '../Field/useFieldControl';

export const CODE_LENGTHS = [4, 5, 6, 7, 8] as const;
export type CodeLength = (typeof CODE_LENGTHS)[number];

export interface OneTimeCodeFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'prefix' | 'maxLength' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** Number of digits. Without it the field accepts a code of any kind. */
  length?: CodeLength;
  /** Controlled value: the digits typed so far. */
  value?: string;
  /** Digits at first. Default: none. */
  defaultValue?: string;
  /** Called with the code only, without spaces and dashes of pasted text. */
  onChange?: (event: { value: string }) => void;
  /** Called when the last digit is entered, also by pasting or autofill. */
  onComplete?: (event: { value: string }) => void;
  /** Shown beside an ordinary field, or below the cells: a `SendCodeButton`. */
  suffix?: ReactNode;
}
