import type { ComponentPropsWithRef } from 'react';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './Switch.styles';

export const SWITCH_PLACEMENTS = ['start', 'end'] as const;
export type SwitchPlacement = (typeof SWITCH_PLACEMENTS)[number];

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'>,
    FieldTexts {
  /** Side of the switch. At the `end`, its row fills the width, as in settings. Default: `start`. */
  placement?: SwitchPlacement;
}

/**
 * Turns something on or off, with immediate effect. For a choice that counts when a form is sent use
 * `Checkbox`. Native attributes and `ref` go to the input.
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
