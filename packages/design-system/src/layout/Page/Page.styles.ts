import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, layer, radius, size, space } from '../../tokens/read';

const width = css`
  inline-size: 100%;
  max-inline-size: calc(${size('content')} + 2 * ${space(32)});
  margin-inline: auto;
  padding-inline: ${space(16)};

  @media ${media.tablet} { padding-inline: ${space(24)}; }
  @media ${media.desktop} { padding-inline: ${space(32)}; }
`;

export const Width = styled.div`${width}`;
export const NavWidth = styled.div`${width}`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  &[data-bottom-bar] { padding-block-end: calc(${size('bottom-bar')} + env(safe-area-inset-bottom)); }
  @media ${media.tablet} { &[data-bottom-bar] { padding-block-end: 0; } }
  @media ${media.low} { &[data-bottom-bar] { padding-block-end: 0; } }

  /* Keeps focused elements from being covered by the sticky bars. */
  html:has(&) {
    scroll-padding-block: calc(${size('header-phone')} + ${size('nav')} + ${space(16)}) calc(${size('bottom-bar')} + ${space(16)});
    @media ${media.tablet} {
      scroll-padding-block: calc(${size('header')} + ${size('nav')} + ${space(16)}) ${space(16)};
    }
    @media ${media.low} { scroll-padding-block: ${space(16)}; }
  }
`;

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space(8)};
  inset-inline-start: ${space(8)};
  z-index: ${layer('toast')};
  padding: ${space(8)} ${space(16)};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  color: ${color('action-text')};

  &:not(:focus) { clip-path: inset(50%); }
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};
  border-block-end: 1px solid ${color('border-subtle')};
  background: ${color('surface-page')};
  @media ${media.low} { position: static; }
`;

export const Bar = styled.div`
  ${width}
  display: flex;
  align-items: center;
  min-block-size: ${size('header-phone')};

  @media ${media.tablet} { min-block-size: ${size('header')}; }
`;

export const NavRow = styled.div`
  block-size: ${size('nav')};
`;

export const Main = styled.main`
  ${width}
  flex: 1;
  padding-block: ${space(16)} ${space(48)};
  outline: none;

  @media ${media.tablet} { padding-block: ${space(24)} ${space(64)}; }
`;

export const Aside = styled.div`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 0;
  z-index: ${layer('sticky')};
  translate: 0 -50%;
`;

export const Footer = styled.footer`
  border-block-start: 1px solid ${color('border-subtle')};
  background: ${color('surface-sunken')};
`;

export const BottomBar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${layer('bar')};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color('border-subtle')};
  background: ${color('surface-panel')};

  @media ${media.tablet} { display: none; }
  @media ${media.low} { position: static; }
`;
