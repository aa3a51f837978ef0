import styled from 'styled-components';
import { space } from '../../tokens/read';

export const OddsRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(8)};
`;
