import { color, radius } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 480px;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-sunken')};
`;
