import { color, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;

  > button { flex: none; }
`;

/** A phone has space for three short lines. */
export const Text = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  max-block-size: 44px;
  overflow: hidden;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  line-height: 1.25;
  text-align: end;
  @media ${media.tablet} { font-size: ${fontSize('sm')}; }
`;
