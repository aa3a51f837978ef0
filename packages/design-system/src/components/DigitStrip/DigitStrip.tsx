import { type ComponentPropsWithRef, memo, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './DigitStrip.styles';
import { digitOf, signsFrom } from './digitOf';
import { shiftTo, showDigits } from './rollDigits';

export interface DigitStripProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A number as it is to be read, in the digits of any script. */
  text: string;
}

// Of a figure that grows, most signs stay what they are.
const Place = memo(function Place({ sign }: { sign: string }) {
  const digit = digitOf(sign);
  if (digit === undefined) return <span>{sign}</span>;
  return (
    <S.Cell>
      <span style={{ transform: shiftTo(digit.value) }}>{signsFrom(digit.zero).join('\n')}</span>
    </S.Cell>
  );
});

/**
 * A number whose digits roll to their next value, by one animation each. It is drawn for the eye alone:
 * what holds it gives the number to screen readers. For a jackpot with its name take `JackpotCounter`;
 * for an amount that stands still, `Amount`.
 */
export function DigitStrip({ text, ref, ...rest }: DigitStripProps) {
  const figure = useRef<HTMLSpanElement>(null);
  // Each time, for what holds it may have rolled it on since, see `rollDigits`.
  useLayoutEffect(() => {
    if (figure.current !== null) showDigits(figure.current, text);
  });
  const signs = Array.from(text);
  return (
    <S.Root ref={useMergedRef(figure, ref)} data-component="DigitStrip" aria-hidden {...rest}>
      {signs.map((sign, at) => (
        // Counted from the end, so that a number that grows longer rolls on in its places.
        <Place key={signs.length - at} sign={sign} />
      ))}
    </S.Root>
  );
}
