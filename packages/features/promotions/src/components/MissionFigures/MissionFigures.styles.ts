import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};

  > * { flex: 1 1 140px; }
`;
