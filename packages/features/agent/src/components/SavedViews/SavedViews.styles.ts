import { color, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  padding-block: ${space(12)};

  & + & { border-block-start: 1px solid ${color('border-subtle')}; }
`;

export const Name = styled.span`
  flex: 1 1 10rem;
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(12)};
`;
