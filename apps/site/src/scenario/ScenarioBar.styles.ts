import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.aside`
  padding-inline: ${space(16)};
  border-block-end: 1px solid ${color('border-default')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  font-size: ${fontSize('sm')};
`;

export const Summary = styled.summary`
  padding-block: ${space(8)};
  min-block-size: 24px;
  cursor: pointer;
  font-weight: 600;

  @media (pointer: coarse) { padding-block: ${space(12)}; }
`;

export const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(16)};
  padding-block-end: ${space(12)};
`;

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
  margin: 0;
  padding: 0;
  min-inline-size: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Problem = styled.p`
  margin: 0;
  min-inline-size: 0;
  color: ${color('warning')};
  overflow-wrap: anywhere;
`;
