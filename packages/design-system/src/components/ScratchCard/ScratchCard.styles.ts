import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  align-content: start;
  inline-size: 100%;
  max-inline-size: 360px;
  text-align: center;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 200px;
  border: 1px solid ${color('accent-mark')};
  border-radius: var(--pl-scratch-card-radius, ${radius('panel')});
  overflow: hidden;
  background: ${color('surface-raised')};

  [data-status='used'] > &, [data-status='failed'] > & { border-color: ${color('border-default')}; }
  [data-status='used'] > & { background: ${color('surface-panel')}; }

  > * { grid-area: 1 / 1; }
`;

export const Result = styled.div`
  display: grid;
  &:focus-visible { outline-offset: -4px; }
`;

/* 1: a prize can stay half covered, so it stands where strokes begin: in the middle */
export const Words = styled.div`
  display: grid;
  align-content: center; /* 1 */
  gap: ${space(4)};
  padding: ${space(16)};
  overflow-wrap: anywhere;
  color: ${color('text-muted')};

  [data-status='failed'] & { color: ${color('danger-text')}; }
  [role='status'] > & {
    animation: ${appear} ${duration('appear')} ${easing('in')} both;
    @media ${media.still} { animation: none; }
  }
`;

export const Prize = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('2xl')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  color: ${color('accent-text')};
  &[data-long] { font-size: ${fontSize('lg')}; }
  [data-status='used'] & { color: ${color('text-default')}; }
`;

/* 1: the colours that paintCover.ts draws with; 2: until the card is begun, a finger that goes up or down scrolls the page */
export const Cover = styled.div`
  position: relative;
  transition: opacity ${duration('appear')} ${easing('out')}, visibility ${duration('appear')};

  > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: ${color('accent')}; /* 1 */
    stroke: ${color('on-accent')};
    touch-action: pinch-zoom;
    cursor: grab;
  }
  [data-status='covered'] > * > & > canvas { touch-action: pan-y pinch-zoom; } /* 2 */
  > canvas:active { cursor: grabbing; }
  &[data-off] { visibility: hidden; opacity: 0; }
  @media ${media.still} { transition: none; }
  @media ${media.forced} { > canvas { fill: ButtonFace; stroke: ButtonText; } }
`;

export const Hint = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(16)};
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
  color: ${color('on-accent')};
  pointer-events: none;
  @media ${media.forced} { color: ButtonText; }
`;

/* 1: as high as its button, so that nothing moves when that is gone */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: center;
  gap: ${space(12)};
  min-block-size: 44px; /* 1 */
`;
