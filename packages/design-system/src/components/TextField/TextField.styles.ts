import styled from 'styled-components';
import { color, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

/* 1: browsers paint autofill over any background, but not over an inset shadow */
export const Box = styled.div`
  ${boxStyles}
  cursor: text;
  &:has(input:autofill) { background: ${color('action-subtle')}; }
`;

export const Input = styled.input`
  ${controlStyles}
  &[type='search']::-webkit-search-cancel-button { display: none; }
  &:autofill {
    -webkit-text-fill-color: ${color('text-default')};
    box-shadow: inset 0 0 0 99px ${color('action-subtle')}; /* 1 */
  }
`;

export const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: ${color('text-muted')};
  &:last-child:has(button) { margin-inline-end: calc(-1 * ${space(8)}); }
`;
