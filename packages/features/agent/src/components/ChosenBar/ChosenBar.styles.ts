import { color, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/* Over the list, which scrolls below it: what can be done with the chosen people stays at hand. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: ${space(8)};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  padding: ${space(12)} ${space(16)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('card')};
  background: ${color('surface-raised')};
`;

export const Count = styled.span`
  font-weight: 600;
`;
