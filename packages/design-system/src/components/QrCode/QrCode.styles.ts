import styled from 'styled-components';
import { color, radius, space } from '../../tokens/read';

// The root carries the light scheme for itself, see `GlobalStyle`; the padding is the quiet zone.
export const Root = styled.span`
  display: inline-block;
  /* No box that it is put into draws it wider or higher than the code. */
  inline-size: max-content;
  block-size: max-content;
  padding: ${space(12)};
  border-radius: ${radius('control')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  line-height: 0;
  forced-color-adjust: none;
`;
