import styled from 'styled-components';
import { color, radius, space } from '../../tokens/read';

// The root carries the light scheme for itself, see `GlobalStyle`; the padding is the quiet zone.
export const Root = styled.span`
  display: inline-block;
  padding: ${space(12)};
  border-radius: ${radius('control')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  line-height: 0;
  forced-color-adjust: none;
`;
