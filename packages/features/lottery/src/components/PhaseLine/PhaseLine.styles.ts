import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};

  & > [role='timer'] { color: ${color('text-default')}; font-weight: 600; }
  &[data-phase='drawing'] { color: ${color('accent-text')}; }
  &[data-phase='maintenance'] { color: ${color('warning')}; }
`;
