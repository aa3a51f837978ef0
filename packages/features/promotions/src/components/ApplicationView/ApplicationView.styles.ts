import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 120px));
  gap: ${space(8)};
  list-style: none;
`;
