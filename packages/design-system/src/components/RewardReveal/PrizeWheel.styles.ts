import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color } from '../../tokens/read';

const spin = keyframes`
  from { rotate: 0deg; }
  to { rotate: 360deg; }
`;

const land = keyframes`
  from { rotate: var(--_from); }
  to { rotate: var(--_to); }
`;

export const Root = styled.svg`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: visible;
  /* In every script, text along a spoke starts from the same side. */
  direction: ltr;

  [data-ink] { stroke: ${color('accent-mark')}; stroke-width: 1; stroke-linejoin: round; }
  [data-ink='paper'] { fill: ${color('surface-raised')}; }
  [data-ink='tinted'] { fill: ${color('surface-sunken')}; }
  [data-ink='rim'] { fill: none; stroke-width: 3; }
  [data-ink='brass'] { fill: ${color('accent')}; }
  [data-ink='dark'] { fill: ${color('on-accent')}; stroke: none; }
  /* Outlined, because the segment below may have the same colour. */
  [data-pointer] { stroke: ${color('on-accent')}; stroke-width: 1.5; }
  text {
    fill: ${color('text-default')};
    font-size: 5.2px;
    font-weight: 600;
    text-anchor: end;
    dominant-baseline: central;
  }
  text[data-flipped] { text-anchor: start; }
  [data-won] > [data-ink] { fill: ${color('accent')}; }
  [data-won] > text { fill: ${color('on-accent')}; }

  @media ${media.forced} {
    [data-ink] { stroke: CanvasText; }
    [data-pointer] { stroke: Canvas; }
    [data-ink='paper'], [data-ink='tinted'] { fill: Canvas; }
    [data-ink='brass'] { fill: CanvasText; }
    [data-ink='dark'] { fill: Canvas; }
    text { fill: CanvasText; }
    [data-won] > [data-ink] { fill: Highlight; }
    [data-won] > text { fill: HighlightText; }
    forced-color-adjust: none;
  }
`;

/* 1: the centre in wheelGeometry.ts; 2: as long as the timer of useReveal.ts */
export const Turning = styled.g`
  transform-box: view-box;
  transform-origin: 60px 64px; /* 1 */
  &[data-turn='on'] { animation: ${spin} 700ms linear infinite; }
  &[data-turn='end'] { animation: ${land} 900ms cubic-bezier(0.2, 0.6, 0.2, 1) both; } /* 2 */
  &[data-turn='landed'] { rotate: var(--_to); }
  @media ${media.still} { &[data-turn] { animation: none; } }
`;
