import type { ComponentPropsWithRef } from 'react';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './Switch.styles';

export const SWITCH_PLACEMENTS = ['start', 'end'] as const;
export type SwitchPlacement = (typeof SWITCH_PLACEMENTS)[number];

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'>,
    FieldTexts {
  /** Edge at which the switch stands; at the `end` its line is as wide as its place, as in settings. */
  placement?: SwitchPlacement;
}

/**
 * On or off, with effect at once. For a yes that counts when a form is sent take `Checkbox`. Native
 * attributes and `ref` reach the input.
 */
export function Switch({
  label,
  hint,
  error,
  placement = 'start',
  id,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const { control, notes } = useFieldControl({ hint, error }, id, describedBy);
  return (
    <S.Frame data-placement={placement}>
      <S.Line>
        <S.Track data-component="Switch" {...rest} {...control} type="checkbox" role="switch" />
        <S.Label>{label}</S.Label>
      </S.Line>
      <FieldNotes {...notes} hint={hint} error={error} />
    </S.Frame>
  );
}
