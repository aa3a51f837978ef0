import type { ComponentPropsWithRef } from 'react';
import * as S from './Flag.styles';
import { useFlag } from './useFlag';

export const FLAG_SIZES = ['sm', 'md', 'lg'] as const;
export type FlagSize = (typeof FLAG_SIZES)[number];

export interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Code of the country in ISO 3166, such as `ID`; also `GB-ENG` and its like. */
  country: string;
  /** Name for screen readers; leave it out where the country's name stands beside the flag. */
  label?: string | undefined;
  /** Width: 18, 24 or 36 px beside text of 16 px; it grows with the text. */
  size?: FlagSize;
}

/**
 * The flag of a country, fetched when the first one is shown. It never says anything alone: a flag is
 * no language, and many look alike, so a name stands beside it.
 */
export function Flag({ country, label, size = 'md', ...rest }: FlagProps) {
  const address = useFlag(country);
  const state = address === undefined ? 'loading' : address === null ? 'missing' : 'shown';
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <S.Root data-component="Flag" data-size={size} data-state={state} {...named} {...rest}>
      {address ? <img src={address} alt="" draggable={false} /> : null}
      {state === 'missing' ? <S.Code>{country.slice(0, 2).toUpperCase()}</S.Code> : null}
    </S.Root>
  );
}
