import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
`;
