import { color, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Text = styled.p`
  margin: 0;
`;

export const List = styled.dl`
  display: grid;
  gap: ${space(12)};
  margin: 0;
  dt { font-weight: 600; }
  dd { margin: 0; color: ${color('text-muted')}; }
`;
