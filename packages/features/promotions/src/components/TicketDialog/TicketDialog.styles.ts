import { color, fontSize } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Condition = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
`;
