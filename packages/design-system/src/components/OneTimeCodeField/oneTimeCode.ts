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
  /** How many digits the code has; without it an ordinary field takes a code of any kind. */
  length?: CodeLength;
  value?: string;
  defaultValue?: string;
  /** Called with the code alone: spaces and dashes of what was pasted are gone. */
  onChange?: (event: { value: string }) => void;
  /** Called when the last digit is there, as after pasting or filling in from a message. */
  onComplete?: (event: { value: string }) => void;
  /** Shown beside an ordinary field, such as a `SendCodeButton`; with `length` below the cells. */
  suffix?: ReactNode;
}
