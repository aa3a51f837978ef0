import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens/read';

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  overflow-wrap: anywhere;
`;

export const Reference = styled.p`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  > code { user-select: all; }
`;
