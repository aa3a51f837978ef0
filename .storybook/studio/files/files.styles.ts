import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Code = styled.pre`
  max-block-size: 24rem;
  margin: 0;
  padding: ${space(12)};
  overflow: auto;
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
`;
