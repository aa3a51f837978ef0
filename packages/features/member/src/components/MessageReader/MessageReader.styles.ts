import { color, fontSize } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Time = styled.time`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
