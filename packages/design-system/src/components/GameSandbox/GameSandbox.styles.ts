import styled from 'styled-components';
import { color, radius } from '../../tokens/read';

export const Root = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 480px;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-sunken')};
`;
