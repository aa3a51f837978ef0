import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4)};
`;
