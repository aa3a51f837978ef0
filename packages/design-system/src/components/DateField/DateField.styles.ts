import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Box = styled.div`${boxStyles}`;

/* 1: phones centre the date and size the field themselves */
export const Input = styled.input`
  ${controlStyles}
  appearance: none;
  min-block-size: 1.35em; /* 1 */
  text-align: start;
  font-variant-numeric: tabular-nums;
  &::-webkit-date-and-time-value { margin: 0; text-align: start; } /* 1 */
  &::-webkit-datetime-edit { padding: 0; }
  &::-webkit-datetime-edit-fields-wrapper { padding: 0; }
  &::-webkit-calendar-picker-indicator {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    margin-inline: ${space(8)} -4px;
    padding: ${space(4)};
    border-radius: ${radius('control')};
    opacity: 0.75;
    cursor: pointer;
  }
  @media ${media.hover} {
    &::-webkit-calendar-picker-indicator:hover { background-color: ${color('surface-hover')}; opacity: 1; }
  }
  &:disabled::-webkit-calendar-picker-indicator { opacity: 0.3; }
  /* The icon follows the theme, but in forced colours the background is the user's. */
  @media ${media.forced} { color-scheme: light dark; }
`;
