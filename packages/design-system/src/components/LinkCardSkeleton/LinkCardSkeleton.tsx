import type { ComponentPropsWithRef } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import type { CardSize, CardTone, CardVariant } from '../Card/Card';
import { Lead, Texts, Title } from '../LinkCard/LinkCard.styles';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './LinkCardSkeleton.styles';

export interface LinkCardSkeletonProps extends ComponentPropsWithRef<'div'> {
  variant?: CardVariant;
  tone?: CardTone;
  size?: CardSize;
}

/**
 * Skeleton of a `LinkCard`: a title, and `children` for the content, one `Skeleton` per line. Screen readers
 * skip it: announce loading on the container. For anything else use `Skeleton`.
 */
export function LinkCardSkeleton({
  variant = 'panel',
  tone = 'neutral',
  size = 'md',
  children,
  ...rest
}: LinkCardSkeletonProps) {
  return (
    <S.Root
      data-component="LinkCardSkeleton"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      aria-hidden
      {...rest}
    >
      <Texts>
        <Title>
          <p data-slot="title#">
            <Skeleton shape="text" width="56%" />
          </p>
        </Title>
        {children === undefined ? null : <S.Lines>{children}</S.Lines>}
      </Texts>
      <Lead>
        <ChevronEndIcon />
      </Lead>
    </S.Root>
  );
}
