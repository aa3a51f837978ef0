import { color, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)};
  font-size: ${fontSize('sm')};

  > h2 { font-size: ${fontSize('md')}; font-weight: 600; }
  a { color: ${color('action-text')}; }
`;

export const Codes = styled.ul`
  display: flex;
  gap: ${space(24)};
  > li { display: grid; gap: ${space(8)}; justify-items: center; }
  > li > a { display: inline-flex; align-items: center; min-block-size: 24px; }
  @media ${media.touch} { > li > a { min-block-size: 44px; } }
`;
