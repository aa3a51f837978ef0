import { type ComponentPropsWithRef, memo, useRef } from 'react';
import * as S from './DigitStrip.styles';
import { digitOf } from './digitOf';
import { shiftTo, useRoll } from './useRoll';

export interface DigitStripProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A number as it is to be read, in the digits of any script. */
  text: string;
}

// Of a figure that grows, most signs stay what they are.
const Place = memo(function Place({ sign }: { sign: string }) {
  const strip = useRef<HTMLSpanElement>(null);
  const digit = digitOf(sign);
  useRoll(strip, digit?.value);
  if (digit === undefined) return <span>{sign}</span>;
  return (
    <S.Cell>
      <span ref={strip} style={{ transform: shiftTo(digit.value) }}>
        {digit.signs.join('\n')}
      </span>
    </S.Cell>
  );
});

/**
 * A number whose digits roll to their next value, by one animation each. It is drawn for the eye alone:
 * what holds it gives the number to screen readers. For a jackpot with its name take `JackpotCounter`;
 * for an amount that stands still, `Amount`.
 */
export function DigitStrip({ text, ...rest }: DigitStripProps) {
  const signs = Array.from(text);
  return (
    <S.Root data-component="DigitStrip" aria-hidden {...rest}>
      {signs.map((sign, at) => (
        // Counted from the end, so that a number that grows longer rolls on in its places.
        <Place key={signs.length - at} sign={sign} />
      ))}
    </S.Root>
  );
}
