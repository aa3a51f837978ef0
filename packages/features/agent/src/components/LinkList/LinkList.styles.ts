import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(16)} ${space(24)};

  > :last-child { flex: 1 1 16rem; min-inline-size: 0; }
`;

export const Name = styled.h4`
  font-size: ${fontSize('lg')};
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
  text-align: start;
`;
