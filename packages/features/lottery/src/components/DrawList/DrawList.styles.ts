import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  list-style: none;
`;

export const Draw = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding: ${space(12)} ${space(16)};
  border-block-end: 1px solid ${color('border-subtle')};

  &:last-child { border-block-end: 0; }
`;

export const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
`;

export const None = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
