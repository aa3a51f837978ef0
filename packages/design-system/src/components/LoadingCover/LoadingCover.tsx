import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './LoadingCover.styles';
import { useDelayed } from './useDelayed';
import { useInertContent } from './useInertContent';

export const LOADING_COVER_VARIANTS = ['region', 'page'] as const;
export type LoadingCoverVariant = (typeof LOADING_COVER_VARIANTS)[number];

/** Shorter waits need no spinner, in ms. */
const DELAY = 150;

export interface LoadingCoverProps extends ComponentPropsWithRef<'div'> {
  /** Whether the cover is shown, and what is below it is out of reach. */
  isLoading: boolean;
  /** What is going on: 'Logging out'. Shown below the spinner and announced once. Default: the built-in label. */
  label?: string;
  /** `region` covers its children, `page` the whole window. Default: `region`. */
  variant?: LoadingCoverVariant;
}

/**
 * Blocks content that must not be used for a moment. Presses are blocked at once. The spinner appears after
 * 150 ms and takes the focus, which then returns to where it was. For content that is loading use
 * `Skeleton`; for one action, `isLoading` of its button.
 */
export function LoadingCover({
  isLoading,
  label,
  variant = 'region',
  children,
  ...rest
}: LoadingCoverProps) {
  const texts = useLabels<{ label: string }>('LoadingCover', undefined);
  const words = label ?? texts.label;
  const content = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const isShown = useDelayed(isLoading, DELAY);
  const isPage = variant === 'page';
  // Must come before the focus moves: an element that is not in the top layer yet cannot take it.
  useLayoutEffect(() => {
    const element = cover.current;
    if (isPage && element?.matches(':popover-open') === false) element.showPopover();
  }, [isPage, isLoading]);
  useInertContent(content, cover, isShown, isPage);

  return (
    <S.Root data-component="LoadingCover" data-variant={variant} {...rest}>
      <S.Content ref={content} aria-busy={isLoading}>
        {children}
      </S.Content>
      {isLoading ? (
        <S.Cover
          ref={cover}
          tabIndex={-1}
          data-shown={isShown || undefined}
          {...(isPage && { popover: 'manual' })}
        >
          {isShown ? (
            <S.Sign>
              <Spinner size="lg" />
              <S.Label aria-hidden>{words}</S.Label>
            </S.Sign>
          ) : null}
        </S.Cover>
      ) : null}
      <VisuallyHidden role="status">{isShown ? words : null}</VisuallyHidden>
    </S.Root>
  );
}
