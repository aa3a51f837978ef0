import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;
