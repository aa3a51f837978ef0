import { type ComponentPropsWithRef, memo, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './DigitStrip.styles';
import { digitOf, signsFrom } from './digitOf';
import { shiftTo, showDigits } from './rollDigits';

export interface DigitStripProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The formatted number, in digits of any script. */
  text: string;
}

// Memoized: most characters of a growing number do not change.
const Position = memo(function Position({ sign }: { sign: string }) {
  const digit = digitOf(sign);
  if (digit === undefined) return <span>{sign}</span>;
  return (
    <S.Cell>
      <span style={{ transform: shiftTo(digit.value) }}>{signsFrom(digit.zero).join('\n')}</span>
    </S.Cell>
  );
});

/**
 * A number whose digits roll to their next value. It is hidden from screen readers: its container has to
 * give them the number. For a jackpot with its name use `JackpotCounter`; for an amount that does not
 * roll, `Amount`.
 */
export function DigitStrip({ text, ref, ...rest }: DigitStripProps) {
  const figure = useRef<HTMLSpanElement>(null);
  // After every render, because the container may have changed the digits since (see `rollDigits`).
  useLayoutEffect(() => {
    if (figure.current !== null) showDigits(figure.current, text);
  });
  const signs = Array.from(text);
  return (
    <S.Root ref={useMergedRef(figure, ref)} data-component="DigitStrip" aria-hidden {...rest}>
      {signs.map((sign, at) => (
        // Keys count from the end, so that digits keep their position when the number gets longer.
        <Position key={signs.length - at} sign={sign} />
      ))}
    </S.Root>
  );
}
