import { color, fontSize, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space(12)};
  min-block-size: calc(100dvh - ${size('header')} - ${space(32)});
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 480px;
`;
