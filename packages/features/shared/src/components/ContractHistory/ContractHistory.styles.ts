import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Events = styled.ol`
  display: grid;
  gap: ${space(16)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Event = styled.li`
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color('border-default')};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Note = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(12)};

  > h3 { font-size: ${fontSize('md')}; font-weight: 600; }
  @media print { break-inside: avoid-page; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
