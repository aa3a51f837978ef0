import styled from 'styled-components';
import { color, space } from '../../tokens/read';

export const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  :not(:empty) + & { margin-inline-start: ${space(8)}; }
  > button { touch-action: manipulation; }
  > button + button { position: relative; }
  > button + button::before {
    content: '';
    position: absolute;
    inset-block: ${space(8)};
    inset-inline-start: -2px;
    border-inline-start: 1px solid ${color('border-default')};
  }
`;
