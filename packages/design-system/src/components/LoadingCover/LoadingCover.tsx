import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './LoadingCover.styles';
import { useDelayed } from './useDelayed';
import { useHeldFocus } from './useHeldFocus';

export const LOADING_COVER_VARIANTS = ['region', 'page'] as const;
export type LoadingCoverVariant = (typeof LOADING_COVER_VARIANTS)[number];

/** What is over sooner needs no sign, in ms. */
const DELAY = 150;

export interface LoadingCoverProps extends ComponentPropsWithRef<'div'> {
  isLoading: boolean;
  /** What goes on, seen under the sign and told once: 'Logging out'. */
  label: string;
  /** Covers its children, or the whole window. */
  variant?: LoadingCoverVariant;
}

/**
 * Covers what must not be used for a moment. Presses are held off at once; the sign comes after 150 ms,
 * and only then does focus wait on it, to go back to where it was. For content that is not there yet
 * take `Skeleton`; for one action, `isLoading` of its button.
 */
export function LoadingCover({
  isLoading,
  label,
  variant = 'region',
  children,
  ...rest
}: LoadingCoverProps) {
  const content = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const isShown = useDelayed(isLoading, DELAY);
  const isPage = variant === 'page';
  // Before focus is moved: what is not in the top layer yet cannot take it.
  useLayoutEffect(() => {
    const element = cover.current;
    if (isPage && element?.matches(':popover-open') === false) element.showPopover();
  }, [isPage, isLoading]);
  useHeldFocus(content, cover, isShown, isPage);

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
              <S.Label aria-hidden>{label}</S.Label>
            </S.Sign>
          ) : null}
        </S.Cover>
      ) : null}
      <VisuallyHidden role="status">{isShown ? label : null}</VisuallyHidden>
    </S.Root>
  );
}
