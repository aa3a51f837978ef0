import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color } from '../../tokens/read';

export const Root = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 2rem;
  color: ${color('text-muted')};
  &[data-tone='action'] { color: ${color('action-text')}; }
  &[data-tone='accent'] { color: ${color('accent-text')}; }
  @media ${media.forced} { &[data-tone] { color: CanvasText; } }
`;

export const Sheet = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`;

/* 1: the view box is stretched, the stroke is not */
export const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke; /* 1 */
`;

export const Area = styled.path`
  fill: currentColor;
  opacity: 0.12;
  @media ${media.forced} { display: none; }
`;
