import { color, fontFamily, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 44px;
  color: ${color('text-default')};
  text-decoration: none;
`;

export const Sign = styled.svg`
  inline-size: 32px;
  block-size: 32px;
  fill: none;
  stroke: ${color('accent-mark')};
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Name = styled.span`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  white-space: nowrap;

  @media not all and ${media.large} { display: none; }
`;

export const Logo = styled.img`
  block-size: 32px;
  inline-size: auto;
`;
