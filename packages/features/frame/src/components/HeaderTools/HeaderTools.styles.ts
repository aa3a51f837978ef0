import { color, floatShadow, layer, radius } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Service = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Below its button, since the header has no space beside it. */
export const Hung = styled.span`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  z-index: ${layer('bar')};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  box-shadow: ${floatShadow};
  white-space: nowrap;
  &:empty { display: none; }
`;
