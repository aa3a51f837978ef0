import { color, media, radius } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/* 1: a quiet sign that there is more, on pages that are full of figures
   2: the target is higher than the line, without moving the lines apart */
export const Root = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  letter-spacing: inherit;
  text-align: inherit;
  background: none;
  color: inherit;
  cursor: pointer;
  text-decoration: underline dotted 1px ${color('text-muted')}; /* 1 */
  text-underline-offset: 0.25em;
  unicode-bidi: plaintext;
  &::before { content: ''; position: absolute; inset: -4px; } /* 2 */
  @media ${media.touch} { &::before { inset: -12px -8px; } }
  @media ${media.hover} { &:hover { text-decoration-style: solid; text-decoration-color: currentcolor; } }
`;
