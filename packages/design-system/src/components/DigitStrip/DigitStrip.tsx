import type { ComponentPropsWithRef, CSSProperties } from 'react';
import * as S from './DigitStrip.styles';
import { digitOf } from './digitOf';

export interface DigitStripProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A number as it is to be read, in the digits of any script. */
  text: string;
}

/**
 * A number whose digits roll to their next value, by one transition each. It is drawn for the eye alone:
 * what holds it gives the number to screen readers. For a jackpot with its name take `JackpotCounter`;
 * for an amount that stands still, `Amount`.
 */
export function DigitStrip({ text, ...rest }: DigitStripProps) {
  const signs = Array.from(text);
  return (
    <S.Root data-component="DigitStrip" aria-hidden {...rest}>
      {signs.map((sign, at) => {
        // Counted from the end, so that a number that grows longer rolls on in its places.
        const place = signs.length - at;
        const digit = digitOf(sign);
        return digit === undefined ? (
          <span key={place}>{sign}</span>
        ) : (
          <S.Cell key={place}>
            <span style={{ '--_digit': digit.value } as CSSProperties}>
              {digit.signs.join('\n')}
            </span>
          </S.Cell>
        );
      })}
    </S.Root>
  );
}
