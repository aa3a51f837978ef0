import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  --_fill: ${color('danger')};
  &[data-step='2'] { --_fill: ${color('warning')}; }
  &[data-step='3'], &[data-step='4'] { --_fill: ${color('positive')}; }
`;

export const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: ${space(4)};
`;

export const Bar = styled.span`
  block-size: 4px;
  border-radius: ${radius('full')};
  background: ${color('border-default')};
  transition: background-color ${duration('appear')};
  &[data-filled] { background: var(--_fill); }
  @media ${media.still} { transition: none; }
  @media ${media.forced} {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    &[data-filled] { background: CanvasText; }
  }
`;

export const StepText = styled.span`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: ${color('text-muted')};
`;
