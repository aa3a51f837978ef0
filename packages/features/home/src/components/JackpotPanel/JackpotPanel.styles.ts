import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** The room that the counter takes. */
export const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(12)};
  min-block-size: 140px;
`;
