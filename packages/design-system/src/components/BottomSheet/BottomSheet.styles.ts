import styled, { css, keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  floatShadow,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

const rise = keyframes`from { translate: 0 100%; }`;
const appear = keyframes`from { opacity: 0; translate: 0 12px; }`;
const dim = keyframes`from { opacity: 0; }`;

/*
 * 1: keeps the sheet displayed, in the top layer, until the exit transition ends
 * 2: a strip of the page stays in sight, to see that this is a layer above it
 * 3: what is pulled follows the finger at once
 */
export const Root = styled.dialog`
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: none;
  block-size: calc(var(--_block) + var(--_up, 0px));
  max-block-size: calc(100dvb - var(--_keyboard, 0px) - ${space(32)}); /* 2 */
  margin: auto 0 var(--_keyboard, 0px);
  padding: 0;
  border: 1px solid ${color('border-subtle')};
  border-block-end: 0;
  border-radius: ${radius('panel')} ${radius('panel')} 0 0;
  overflow: hidden;
  overscroll-behavior: contain;

  background: ${color('surface-raised')};
  color: ${color('text-default')};
  box-shadow: ${floatShadow};
  translate: 0 var(--_down, 0px);
  transition: translate ${duration('appear')} ${easing('in')}, block-size ${duration('appear')} ${easing('in')};
  --_block: 100dvb;

  &[data-height='half'] { --_block: 50dvb; }
  &[data-height='content'] { block-size: fit-content; }
  &::backdrop { background: ${color('scrim')}; }
  &[open] { display: flex; animation: ${rise} ${duration('appear')} ${easing('in')}; }
  &[open]::backdrop { animation: ${dim} ${duration('appear')}; }
  &[data-pulled] { transition: none; animation: none; } /* 3 */
  &:not([open]) {
    translate: 0 100%;
    transition: translate ${duration('appear')} ${easing('out')}, display ${duration('appear')} allow-discrete,
      overlay ${duration('appear')} allow-discrete; /* 1 */
  }
  &:not([open])::backdrop {
    opacity: 0;
    transition: opacity ${duration('appear')}, display ${duration('appear')} allow-discrete, overlay ${duration('appear')} allow-discrete;
  }
  &:focus-visible { outline: none; }

  @media ${media.tablet} {
    inline-size: min(520px, 100% - 2 * ${space(16)});
    margin: auto;
    border-block-end: 1px solid ${color('border-subtle')};
    border-radius: ${radius('panel')};
    &, &[data-height] { block-size: fit-content; max-block-size: calc(100dvb - 2 * ${space(24)}); }
    &[open] { animation-name: ${appear}; }
    &:not([open]) {
      opacity: 0;
      translate: 0 12px;
      transition: opacity ${duration('appear')}, translate ${duration('appear')}, display ${duration('appear')} allow-discrete,
        overlay ${duration('appear')} allow-discrete;
    }
  }
  @media ${media.low} { overflow: hidden auto; }
  @media ${media.still} { &&, &&::backdrop { animation: none; transition: none; } }
`;

/* 1: a pull by one finger moves the sheet, not the page; two fingers enlarge it */
export const Top = styled.div`
  flex: none;
  touch-action: pinch-zoom; /* 1 */
  user-select: none;
  cursor: grab;
  &:active { cursor: grabbing; }
  @media ${media.tablet} { touch-action: auto; cursor: auto; }
`;

const barStyles = css`
  &::before {
    content: '';
    display: block;
    inline-size: 40px;
    block-size: 4px;
    margin: ${space(8)} auto auto;
    border-radius: ${radius('full')};
    background: ${color('border-control')};
  }
  @media ${media.forced} { &::before { forced-color-adjust: none; background: CanvasText; } }
`;

/** The bar that says: this can be pulled. */
export const Grip = styled.span`
  display: grid;
  block-size: ${space(16)};
  ${barStyles}
  @media ${media.tablet} { display: none; }
`;

/* 1: 44 px for a thumb, of which half lies over the title's row */
export const Handle = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  inline-size: 88px;
  background: none;
  block-size: 44px;
  margin: 0 auto -28px; /* 1 */
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  ${barStyles}
  cursor: inherit;
  &:focus-visible { outline-offset: -4px; }
  @media ${media.tablet} { display: none; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  padding-block: ${space(4)} ${space(8)};
  padding-inline: ${space(16)} ${space(8)};
  @media ${media.tablet} { padding: ${space(16)} ${space(16)} ${space(8)} ${space(24)}; }
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space(8)} ${space(16)} max(${space(24)}, env(safe-area-inset-bottom));
  overflow: hidden auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  &:focus-visible { outline-offset: -2px; }
  &:not(:last-child) { padding-block-end: ${space(16)}; }
  @media ${media.tablet} { padding-inline: ${space(24)}; }
  @media ${media.low} { overflow: visible; }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(12)};
  padding: ${space(12)} ${space(16)} max(${space(12)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('border-subtle')};
  background: inherit;
  > * { flex: 1 auto; }
  @media ${media.tablet} { justify-content: flex-end; padding: ${space(16)} ${space(24)}; > * { flex: none; } }
`;
