import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(12)} ${space(16)};
`;
