import type { ComponentPropsWithRef } from 'react';
import { emblemOf } from './emblemOf';
import * as S from './RankEmblem.styles';

interface RankEmblemProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Level from 0. */
  level: number;
  /** Draws it without its accent, for a rank out of reach. Default: false. */
  isMuted?: boolean;
}

/** The sign of a rank alone, hidden from screen readers. Not without its name beside it: there use `VipRank`. */
export function RankEmblem({ level, isMuted = false, ...rest }: RankEmblemProps) {
  const { weight, body, marks } = emblemOf(level);
  return (
    <S.Root
      viewBox="0 0 24 24"
      data-weight={weight}
      data-muted={isMuted || undefined}
      aria-hidden
      focusable={false}
      {...rest}
    >
      <path data-body="" d={body} />
      {weight === 'crest' ? <circle cx="12" cy="12" r="6.25" /> : null}
      <path data-marks="" d={marks} />
    </S.Root>
  );
}
