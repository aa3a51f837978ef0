import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './MatchCard.styles';
import type { MatchSide } from './match';

interface MatchCardSidesProps {
  sides: readonly [MatchSide, MatchSide];
  href: string | undefined;
}

/** Both sides with their scores, one a line. */
export function MatchCardSides({ sides, href }: MatchCardSidesProps) {
  const lines = sides.map(({ name, emblem, score }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: home and away keep their places, and may have one name.
    <S.Side key={index}>
      {emblem === undefined ? null : (
        <S.Emblem aria-hidden>
          {emblem.src === undefined ? (
            emblem.text
          ) : (
            <SmartImage src={emblem.src} alt="" ratio="1" fit="contain" />
          )}
        </S.Emblem>
      )}
      <S.Name dir="auto">{name}</S.Name>{' '}
      {score === undefined ? null : (
        <S.Score>
          <bdi>{score}</bdi>
        </S.Score>
      )}
    </S.Side>
  ));
  return href === undefined ? (
    <S.Sides>{lines}</S.Sides>
  ) : (
    <S.SidesLink href={href}>{lines}</S.SidesLink>
  );
}
