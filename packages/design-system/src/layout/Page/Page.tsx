import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Page.styles';

export interface PageLabels {
  /** Words of the link that jumps over the frame. */
  skip: string;
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  labels: PageLabels;
  header: ReactNode;
  /** Below the header and stuck with it. */
  nav?: ReactNode;
  footer?: ReactNode;
  /** Stuck to the lower edge on phones, for the thumb. */
  bottomBar?: ReactNode;
}

/** The frame of the site: one banner, one main part, one footer, and a way past the frame. */
export function Page({ labels, header, nav, footer, bottomBar, children, ...rest }: PageProps) {
  return (
    <S.Root data-component="Page" data-bottom-bar={bottomBar !== undefined || undefined} {...rest}>
      <S.Skip href="#content">{labels.skip}</S.Skip>
      <S.Header>
        <S.Bar>{header}</S.Bar>
        {nav === undefined ? null : (
          <S.NavRow>
            <S.NavWidth>{nav}</S.NavWidth>
          </S.NavRow>
        )}
      </S.Header>
      <S.Main id="content" tabIndex={-1}>
        {children}
      </S.Main>
      {footer === undefined ? null : (
        <S.Footer>
          <S.Width>{footer}</S.Width>
        </S.Footer>
      )}
      {bottomBar === undefined ? null : <S.BottomBar>{bottomBar}</S.BottomBar>}
    </S.Root>
  );
}
