import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  floatShadow,
  fontFamily,
  fontSize,
  layer,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const sweep = keyframes`
  from { translate: -100%; }
  to { translate: 100%; }
`;

const sweepBack = keyframes`
  from { translate: 100%; }
  to { translate: -100%; }
`;

const glint = keyframes`
  0%, 100% { opacity: 0; scale: 0.3; rotate: 0deg; }
  50% { opacity: 1; scale: 1; rotate: 45deg; }
`;

/** Presses beside the card reach what is below. */
export const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('sticky')};
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
  padding: ${space(16)};
  pointer-events: none;
`;

/* 1: the button stands in the corner; the text is centred beside it */
export const Card = styled.div`
  position: relative;
  box-sizing: border-box;
  display: grid;
  justify-items: center;
  max-inline-size: 26rem;

  [data-open] > & {
    padding: ${space(24)} 56px; /* 1 */
    border: 1px solid ${color('accent-mark')};
    border-radius: var(--pl-win-celebration-radius, ${radius('panel')});
    background: ${color('surface-raised')};
    box-shadow: ${floatShadow};
    pointer-events: auto;
    animation: ${appear} ${duration('appear')} ${easing('in')} both;
    @media ${media.still} { animation: none; }
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${color('text-muted')};
`;

/* 1: an amount that has room is never broken in two */
export const Amount = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('2xl')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  color: ${color('accent-text')};
  @media ${media.large} { font-size: ${fontSize('3xl')}; }
  &[data-long] { font-size: ${fontSize('lg')}; }
  @media ${media.large} { &[data-long] { font-size: ${fontSize('xl')}; } }
`;

export const Close = styled.span`
  position: absolute;
  inset-block-start: ${space(8)};
  inset-inline-end: ${space(8)};
  display: grid;
`;

export const Shimmer = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
  @media ${media.forced} { display: none; }
`;

/* 1: twice 1.3 s is the time of WinShimmer.tsx. Transforms and opacity only, which the compositor moves alone. */
export const Band = styled.span`
  position: absolute;
  inset: 0;
  border-radius: var(--pl-win-celebration-radius, ${radius('panel')});
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(105deg, transparent 30%, ${color('glow')} 44%, ${color('accent-mark')} 50%, ${color('glow')} 56%, transparent 70%);
    opacity: 0.55;
    translate: -100%;
  }
  @media ${media.moving} {
    [data-shimmer='playing'] > &::before { animation: ${sweep} 1300ms ease-in-out 2; /* 1 */ }
  }
  &:dir(rtl)::before { translate: 100%; }
  [data-shimmer='playing'] > &:dir(rtl)::before { animation-name: ${sweepBack}; }
`;

/** A star of four rays, on the edge of the card. */
export const Glint = styled.span`
  position: absolute;
  inline-size: 20px;
  block-size: 20px;
  margin: -10px;
  background: ${color('accent-mark')};
  clip-path: polygon(50% 0, 58% 42%, 100% 50%, 58% 58%, 50% 100%, 42% 58%, 0 50%, 42% 42%);
  opacity: 0;

  @media ${media.moving} { [data-shimmer='playing'] > & { animation: ${glint} 900ms ${easing('in')} both; } }
  &:nth-of-type(3n) { inline-size: 14px; block-size: 14px; margin: -7px; animation-delay: 500ms; }
  &:nth-of-type(3n + 1) { animation-delay: 1000ms; }
  &:nth-of-type(5) { animation-delay: 1600ms; }
`;
