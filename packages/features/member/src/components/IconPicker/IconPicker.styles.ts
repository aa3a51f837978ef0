import { color, duration, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 64px);
  gap: ${space(8)};
`;

export const Choice = styled.button`
  inline-size: 64px;
  block-size: 64px;
  padding: ${space(4)};
  border: 2px solid transparent;
  border-radius: ${radius('full')};
  background: none;
  cursor: pointer;
  transition: border-color ${duration('feedback')};

  &:hover { border-color: ${color('border-default')}; }
  &[aria-pressed='true'] { border-color: ${color('action-mark')}; }
  > * { display: block; overflow: hidden; border-radius: ${radius('full')}; }
`;
