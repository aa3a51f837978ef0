import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  lineHeight,
  size,
  space,
} from '../../tokens/read';

/* Too low for sticky bars: a phone in landscape, or a page at 400 % zoom. */
const LOW = '(max-height: 420px)';

/* 1: stays displayed and in the top layer until the closing animation has ended */
export const Root = styled.dialog`
  flex-direction: column;
  inline-size: 100%;
  block-size: 100dvb;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;

  background: ${color('surface-page')};
  color: ${color('text-default')};

  opacity: 0;
  translate: 0 12px;
  transition: opacity ${duration('appear')} ${easing('out')}, translate ${duration('appear')} ${easing('out')},
    display ${duration('appear')} allow-discrete, overlay ${duration('appear')} allow-discrete; /* 1 */

  &::backdrop { background: none; }
  &[open] { display: flex; opacity: 1; translate: 0; transition-timing-function: ${easing('in')}; }
  @starting-style { &[open] { opacity: 0; translate: 0 12px; } }
  &:focus-visible { outline: none; }

  @media ${LOW} { overflow: hidden auto; }
  @media ${media.still} { transition: none; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(12)};
  flex: none;
  min-block-size: ${size('header-phone')};
  padding-block: max(${space(8)}, env(safe-area-inset-top)) ${space(8)};
  padding-inline: ${space(16)} ${space(8)};
  border-block-end: 1px solid ${color('border-subtle')};
  background: ${color('surface-panel')};

  @media ${media.tablet} { min-block-size: ${size('header')}; padding-inline: ${space(24)} ${space(16)}; }
`;

export const Title = styled.h2`
  flex: 1 1 8em;
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

/* Below the title on a phone; the close button stays on the title's line. */
export const Summary = styled.div`
  order: 1;
  flex: 1 0 100%;
  min-inline-size: 0;
  @media ${media.tablet} { order: 0; flex: none; max-inline-size: 60%; }
`;

export const Close = styled.div`
  display: inline-flex;
  flex: none;
`;

export const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;

  @media ${media.tablet} { grid-template-columns: 104px minmax(0, 1fr); }
  @media ${media.desktop} { grid-template-columns: 240px minmax(0, 1fr); }
  @media ${LOW} { flex: none; grid-template-rows: auto; }
`;

export const Page = styled.div`
  min-inline-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  [data-view='list'] > & { display: none; }
  @media ${media.tablet} { [data-view='list'] > & { display: block; } }
  @media ${LOW} { overflow: visible; }
`;

export const PageHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  max-inline-size: calc(1040px + 2 * ${space(32)});
  min-block-size: 56px;
  padding-block: ${space(8)};
  padding-inline: ${space(8)} ${space(16)};
  background: ${color('surface-page')};

  @media ${media.tablet} { padding: ${space(16)} ${space(24)} ${space(8)}; }
  @media ${media.desktop} { padding-inline: ${space(32)}; }
  @media ${LOW} { position: static; }
`;

export const Back = styled.div`
  display: inline-flex;
  flex: none;
  @media ${media.tablet} { display: none; }
`;

export const PageTitle = styled.h3`
  flex: 1;
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  overflow-wrap: anywhere;
  &:focus { outline: none; }
  @media ${media.tablet} { font-size: ${fontSize('xl')}; }
`;

export const Content = styled.div`
  max-inline-size: calc(1040px + 2 * ${space(32)});
  min-inline-size: 0;
  padding: ${space(8)} ${space(16)} calc(${space(32)} + env(safe-area-inset-bottom));
  @media ${media.tablet} { padding-inline: ${space(24)}; }
  @media ${media.desktop} { padding-inline: ${space(32)}; }
`;
