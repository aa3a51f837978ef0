import { fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(12)};
`;

export const Secret = styled.code`
  overflow-wrap: anywhere;
  font-size: ${fontSize('sm')};
  user-select: all;
`;
