import { fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
`;

export const Time = styled.time`
  display: block;
  font-size: ${fontSize('xs')};
`;
