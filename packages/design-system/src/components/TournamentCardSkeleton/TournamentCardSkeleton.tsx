import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Body, Foot, Root } from '../TournamentCard/TournamentCard.styles';
import * as S from './TournamentCardSkeleton.styles';

export interface TournamentCardSkeletonProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Average colour of the picture to come. Default: the colour of skeletons. */
  averageColor?: string | undefined;
}

/**
 * Skeleton of a `TournamentCard`. Screen readers skip it: announce loading on the container. For anything else use
 * `Skeleton`.
 */
export function TournamentCardSkeleton({
  averageColor,
  style,
  ...rest
}: TournamentCardSkeletonProps) {
  return (
    <Root
      data-component="TournamentCardSkeleton"
      aria-hidden
      style={{ '--_ground': averageColor, ...style }}
      {...rest}
    >
      <S.Media />
      <Body>
        <Skeleton width="32%" height="24px" />
        <Skeleton width="72%" height="24px" />
        <Skeleton shape="text" width="24%" />
        <Skeleton width="48%" height="30px" />
        <Skeleton shape="text" width="56%" />
        <Skeleton shape="text" width="92%" />
        <Foot>
          <Skeleton shape="text" width="32%" />
          <S.Act>
            <Skeleton width="88px" height="40px" />
          </S.Act>
        </Foot>
      </Body>
    </Root>
  );
}
