import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Title = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)} ${space(12)};
  overflow-wrap: anywhere;

  > time { font-size: ${fontSize('sm')}; font-weight: 400; color: ${color('text-muted')}; }
`;
