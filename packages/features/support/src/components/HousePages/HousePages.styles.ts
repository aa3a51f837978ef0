import { color, fontFamily, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space(8)};
`;

export const Heading = styled.h2`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('md')};
  font-weight: 600;
`;

export const List = styled.ul`
  display: grid;
  margin-inline: calc(-1 * ${space(12)});
  @media ${media.large} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${media.desktop} { grid-template-columns: minmax(0, 1fr); }
`;

export const Link = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  padding: ${space(4)} ${space(12)};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  text-decoration: none;

  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[aria-current] { background: ${color('surface-hover')}; color: ${color('text-default')}; }
`;
