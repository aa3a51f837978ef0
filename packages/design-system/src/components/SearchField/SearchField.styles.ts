import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Frame = styled.div`min-inline-size: 0;`;

export const Box = styled.div`
  ${boxStyles}
  cursor: text;
`;

export const Input = styled.input`
  ${controlStyles}
  appearance: none;
  &::-webkit-search-cancel-button { display: none; }
`;

/* As wide as the spinner and the icon, so that nothing moves when one replaces the other. */
export const Icon = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  color: ${color('text-muted')};
  &:has(+ :disabled) { color: ${color('text-disabled')}; }
`;

export const End = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-end: calc(-1 * ${space(8)});
`;

export const Key = styled.kbd`
  flex: none;
  min-inline-size: 1.5rem;
  padding: 0 ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: 4px;
  font-family: inherit;
  font-size: ${fontSize('xs')};
  line-height: 1.375rem;
  text-align: center;
  color: ${color('text-muted')};
  pointer-events: none;
  @media ${media.touch} { display: none; }
`;
