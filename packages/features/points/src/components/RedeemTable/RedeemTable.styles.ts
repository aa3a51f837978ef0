import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Code = styled.span`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Status = styled.span`
  display: inline-grid;
  gap: ${space(4)};
  justify-items: start;
`;

export const Reason = styled.span`
  max-inline-size: 24ch;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
`;
