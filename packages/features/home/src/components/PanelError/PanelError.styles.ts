import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(12)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
