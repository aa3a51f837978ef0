import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius } from '../../tokens/read';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Root = styled.span`
  display: block;
  inline-size: var(--_width, 100%);
  block-size: var(--_height, auto);
  aspect-ratio: var(--_ratio, auto);
  border-radius: ${radius('card')};
  background: var(--_tint, ${color('skeleton')});
  /* Starts late: most waits are over by then, and a loading page should not spend time on animation. */
  animation: ${breathe} 1.6s ease-in-out 1s infinite;

  &[data-shape='text'] { block-size: var(--_height, 0.75em); margin-block: 0.375em; border-radius: ${radius('control')}; }
  &[data-shape='circle'] { aspect-ratio: 1; border-radius: 50%; }
  @media ${media.still} { animation: none; }
  @media ${media.forced} { border: 1px solid; }
`;
