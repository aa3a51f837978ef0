import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Number = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space(8)};
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
`;
