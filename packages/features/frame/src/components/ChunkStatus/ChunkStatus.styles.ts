import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled, { keyframes } from 'styled-components';

const run = keyframes`
  from { scale: 0 1; }
  50% { scale: 0.7 1; }
  to { scale: 0.9 1; }
`;

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/* Shows after a moment, so that fast chunks show no progress bar. */
export const Bar = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  block-size: 3px;
  background: ${color('action-mark')};
  transform-origin: 0 0;
  animation: ${appear} 300ms step-end, ${run} 10s ease-out 300ms both;

  &:dir(rtl) { transform-origin: 100% 0; }
  @media (prefers-reduced-motion: reduce) { animation: ${appear} 300ms step-end; }
`;

export const Word = styled.p`
  padding: ${space(8)} ${space(16)};
  background: ${color('warning-subtle')};
  color: ${color('text-default')};
  font-size: ${fontSize('sm')};
  text-align: center;
`;
