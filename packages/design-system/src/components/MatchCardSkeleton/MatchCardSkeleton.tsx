import type { ComponentPropsWithRef } from 'react';
import { Body, Head, Root, Side, Sides } from '../MatchCard/MatchCard.styles';
import { Skeleton } from '../Skeleton/Skeleton';
import { OddsRow } from './MatchCardSkeleton.styles';

export interface MatchCardSkeletonProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Number of prices in a line. Default: 3. */
  prices?: number;
}

/**
 * Skeleton of a `MatchCard`. Screen readers skip it: announce loading on the container. For anything else use
 * `Skeleton`.
 */
export function MatchCardSkeleton({ prices = 3, ...rest }: MatchCardSkeletonProps) {
  return (
    <Root data-component="MatchCardSkeleton" aria-hidden {...rest}>
      <Head>
        <Skeleton shape="text" width="48%" />
      </Head>
      <Body>
        <Sides>
          {['64%', '52%'].map((width) => (
            <Side key={width}>
              <Skeleton shape="circle" width="32px" height="32px" />
              <Skeleton shape="text" width={width} />
            </Side>
          ))}
        </Sides>
        <OddsRow>
          {Array.from({ length: prices }, (_, index) => (
            <Skeleton key={index} height="48px" />
          ))}
        </OddsRow>
      </Body>
    </Root>
  );
}
