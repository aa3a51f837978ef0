import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Code = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  padding: ${space(8)};

  > [data-component='QrCode'] { flex: none; }
`;

export const Words = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
