import type { ComponentPropsWithRef } from 'react';
import * as S from './Flag.styles';
import { useFlag } from './useFlag';

export const FLAG_SIZES = ['sm', 'md', 'lg'] as const;
export type FlagSize = (typeof FLAG_SIZES)[number];

export interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** ISO 3166 code of a country, such as `ID`, or of a region, such as `GB-ENG`. */
  country: string;
  /** Accessible name. Omit it if the country's name is beside the flag. */
  label?: string | undefined;
  /** Width: 18, 24 or 36 px at a root font size of 16 px; it scales with it. */
  size?: FlagSize;
}

/**
 * The flag of a country; the pictures load with the first flag. Always put a name beside it: a flag is
 * not a language, and many are similar.
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
