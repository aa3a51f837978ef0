import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { WIDE } from './Stepper.styles';

/* The whole line is the button: large enough for a thumb, and it says what it opens by its name. */
export const Line = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(8)} ${space(12)};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space(4)} 0 ${space(8)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text-default')};
  font-size: ${fontSize('md')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  text-align: start;
  cursor: pointer;
  @container ${WIDE} { display: none; }
`;

export const Position = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Fault = styled.span`
  font-size: ${fontSize('sm')};
  color: ${color('danger-text')};
`;

export const Arrow = styled.span`
  grid-column: 3;
  display: inline-flex;
  color: ${color('text-muted')};
  transition: rotate ${duration('feedback')};
  [data-open] > * > & { rotate: 180deg; }
  @media ${media.still} { transition: none; }
`;

export const Bars = styled.span`
  grid-column: 1 / -1;
  display: flex;
  gap: ${space(4)};
`;

export const Bar = styled.span`
  flex: 1;
  block-size: 4px;
  border-radius: ${radius('full')};
  background: ${color('border-default')};
  &[data-state='done'] { background: ${color('positive')}; }
  &[data-state='current'] { background: ${color('action-mark')}; }
  &[data-state='failed'] { background: ${color('danger')}; }
  @media ${media.forced} {
    border: 1px solid CanvasText;
    &[data-state='done'] { forced-color-adjust: none; background: CanvasText; }
    &[data-state='current'] { forced-color-adjust: none; background: Highlight; }
  }
`;
