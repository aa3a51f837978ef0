import { color, fontSize } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Line = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};

  &[role='alert'] { color: ${color('danger-text')}; }
`;
