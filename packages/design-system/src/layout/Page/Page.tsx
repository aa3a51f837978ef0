import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import * as S from './Page.styles';

export interface PageLabels {
  /** Words of the link that jumps over the frame. */
  skip: string;
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  labels: PageLabels;
  header: ReactNode;
  /** Above the header and stuck with it: what concerns all of the page, such as `OfflineBanner`. */
  news?: ReactNode;
  /** Below the header and stuck with it. */
  nav?: ReactNode;
  footer?: ReactNode;
  /** Stuck to the lower edge on phones, for the thumb. */
  bottomBar?: ReactNode;
  /** A slim handle at the end edge of the screen; brings its own landmark. */
  aside?: ReactNode;
}

/**
 * The frame of the site: one banner, one main part, one footer, and a way past the frame. Once a
 * document; for a named part of it take `Section`.
 */
export function Page({
  labels,
  header,
  news,
  nav,
  footer,
  bottomBar,
  aside,
  children,
  ...rest
}: PageProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <S.Root data-component="Page" data-bottom-bar={bottomBar !== undefined || undefined} {...rest}>
      <S.Skip
        href="#content"
        onClick={(event) => {
          // The address stays, so that no router takes the jump for a change of page.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {labels.skip}
      </S.Skip>
      <S.Header>
        {news}
        <S.Bar>{header}</S.Bar>
        {nav === undefined ? null : (
          <S.NavRow>
            <S.NavWidth>{nav}</S.NavWidth>
          </S.NavRow>
        )}
      </S.Header>
      <S.Main id="content" ref={main} tabIndex={-1}>
        {children}
      </S.Main>
      {aside === undefined ? null : <S.Aside>{aside}</S.Aside>}
      {footer === undefined ? null : (
        <S.Footer>
          <S.Width>{footer}</S.Width>
        </S.Footer>
      )}
      {bottomBar === undefined ? null : <S.BottomBar>{bottomBar}</S.BottomBar>}
    </S.Root>
  );
}
