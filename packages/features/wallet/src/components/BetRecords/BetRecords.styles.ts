import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Two beside each other on a phone, and the last one as wide as both: five in a column hide the bets below. */
export const Totals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};

  > * { flex: 1 1 140px; }
`;
