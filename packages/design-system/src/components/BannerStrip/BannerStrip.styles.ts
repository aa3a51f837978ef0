import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, effect, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.section`
  position: relative;
`;

export const Viewport = styled.div`
  overflow: hidden;
  border-radius: var(--pl-banner-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  touch-action: pan-y pinch-zoom;
  user-select: none;
`;

export const Track = styled.div`
  position: relative;
  aspect-ratio: var(--_small-ratio);
  @media ${media.tablet} { aspect-ratio: var(--_ratio); }
`;

export const Slide = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--_offset, 0) * 100%);
  inline-size: 100%;

  &[data-hidden] { visibility: hidden; }

  > a, > button, picture, img { display: block; inline-size: 100%; block-size: 100%; }
  > a, > button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  /* Inset, because the frame clips everything outside. */
  > :focus-visible { outline-offset: -4px; border-radius: ${radius('panel')}; }
  img { object-fit: cover; color: ${color('text-muted')}; mask: ${effect('picture-mask')}; }
`;

/* 1: ends above the dots. 2: a longer text would run under them */
/** What a picture says that could not be loaded. */
export const Missing = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: ${space(16)} ${space(24)} 52px; /* 1 */
  overflow: hidden;
  overflow-wrap: anywhere;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  line-height: ${lineHeight('title')};
  text-align: center;
  background: linear-gradient(to bottom, ${color('surface-hover')}, ${color('surface-panel')});
  color: ${color('text-default')};
  @media ${media.tablet} { font-size: ${fontSize('xl')}; }

  > span { /* 2 */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    min-inline-size: 0;
  }
`;

/* 1: in the corner where a line of text ends, since titles stand in the middle or at its start.
   2: the height of the pause button, which is not always there. 3: a finger presses beside the veil, which covers no more
   of the picture than for a mouse */
export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${space(8)};
  inset-inline: ${space(8)};
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-block-size: 32px; /* 2 */
  margin-inline-start: auto; /* 1 */
  padding-inline: ${space(4)};
  color: ${color('text-on-picture')};
  @media ${media.tablet} { inset-block-end: ${space(12)}; inset-inline: ${space(12)}; }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: ${radius('full')};
    background: ${color('picture-veil')};
  }
  isolation: isolate;
  @media ${media.touch} {
    inset-block-end: 0;
    &::before { inset-block: 8px; } /* 3 */
  }
  /* With reduced motion nothing rotates, so the pause button is useless. */
  @media ${media.still} { > :first-child { display: none; } }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  cursor: pointer;
  /* With too many dots for the width they shrink, down to 24 px. */
  @media ${media.touch} { inline-size: 44px; min-block-size: 44px; }
  &:focus-visible { outline-color: currentColor; outline-offset: -3px; }

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius('full')};
    background: currentColor;
    opacity: 0.55;
    @media ${media.forced} { background: ButtonText; }
  }
  &[aria-current]::before { inline-size: 18px; opacity: 1; background: ${color('accent-on-picture')}; }
  @media ${media.forced} { &[aria-current]::before { background: Highlight; } }
`;
