import { color } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  vertical-align: -0.125em;
  color: ${color('text-muted')};
`;
