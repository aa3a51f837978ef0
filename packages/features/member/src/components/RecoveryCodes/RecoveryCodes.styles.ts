import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10em, 1fr));
  gap: ${space(8)};
  padding: ${space(16)};
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  font-family: ui-monospace, monospace;
  font-size: ${fontSize('sm')};
`;
