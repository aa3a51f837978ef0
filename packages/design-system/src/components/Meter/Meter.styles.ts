import styled from 'styled-components';
import { color, fontSize } from '../../tokens/read';

export const Hint = styled.p`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;
