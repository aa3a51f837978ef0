import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

/* 1: the control fills the box, so that a press anywhere opens it */
export const Box = styled.div`
  ${boxStyles}
  position: relative;
  &, &[data-size] { padding: 0; } /* 1 */
`;

export const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline: ${space(12)} ${space(32)};
  cursor: pointer;
  > option { background: ${color('surface-raised')}; color: ${color('text-default')}; }
  @media ${media.forced} { appearance: auto; }
`;

export const Turn = styled.span`
  position: absolute;
  inset-inline-end: ${space(8)};
  display: inline-flex;
  font-size: 0.875rem;
  color: ${color('text-muted')};
  pointer-events: none;
  @media ${media.forced} { display: none; }
`;
