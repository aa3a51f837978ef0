import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import * as S from './Page.styles';

export interface PageLabels {
  /** Text of the skip link. */
  skip: string;
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  labels?: Partial<PageLabels>;
  /** Banner of the page: brand, navigation and account. */
  header: ReactNode;
  /** Sticky above the header, for what concerns the whole page, such as `OfflineBanner`. */
  news?: ReactNode;
  /** Sticky below the header. */
  nav?: ReactNode;
  /** Footer of the page. */
  footer?: ReactNode;
  /** Fixed at the bottom on phones, in reach of the thumb. */
  bottomBar?: ReactNode;
  /** A slim handle at the end edge of the screen, such as `SidePanel`. It needs its own landmark. */
  aside?: ReactNode;
}

/**
 * The frame of the site: banner, main, footer and a skip link. Use it once per document. For a named section
 * use `Section`.
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
  const texts = useLabels<PageLabels>('Page', labels);
  const main = useRef<HTMLElement>(null);
  return (
    <S.Root data-component="Page" data-bottom-bar={bottomBar !== undefined || undefined} {...rest}>
      <S.Skip
        href="#content"
        onClick={(event) => {
          // Keeps the address, so that a router does not take the jump for a navigation.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skip}
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
