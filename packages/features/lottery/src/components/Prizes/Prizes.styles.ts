import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  font-size: ${fontSize('sm')};

  > div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: ${space(8)}; }
  dt { color: ${color('text-muted')}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; word-spacing: ${space(4)}; }
`;
