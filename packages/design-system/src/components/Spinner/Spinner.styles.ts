import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.5rem;
  aspect-ratio: 1;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  &[data-size='sm'] { inline-size: 1rem; }
  &[data-size='lg'] { inline-size: 2.5rem; border-width: 3px; }
  /* Forced colours would also fill the gap, like any other edge. */
  @media ${media.forced} { forced-color-adjust: none; border-color: transparent CanvasText CanvasText; }
  @media ${media.still} { animation: ${breathe} 2s ease-in-out infinite; }
`;
