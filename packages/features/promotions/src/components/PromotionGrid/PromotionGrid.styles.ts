import { color, fontSize } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const ErrorText = styled.p`
  color: ${color('danger-text')};
  font-size: ${fontSize('sm')};
`;
