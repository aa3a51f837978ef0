import styled from 'styled-components';
import { color, radius, space } from '../../tokens/read';

// The root always has the light scheme, see `GlobalStyle`. Its padding is the quiet zone.
export const Root = styled.span`
  display: inline-block;
  /* Keeps a parent from stretching it beyond the code. */
  inline-size: max-content;
  block-size: max-content;
  padding: ${space(12)};
  border-radius: ${radius('control')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  line-height: 0;
  forced-color-adjust: none;
`;
