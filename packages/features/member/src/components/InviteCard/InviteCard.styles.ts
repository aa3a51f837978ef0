import { color, fontFamily, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(16)};

  @media ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${space(24)};
  }
`;

export const Texts = styled.div`
  display: grid;
  gap: ${space(12)};
  min-inline-size: 0;
  inline-size: 100%;
`;

export const Code = styled.p`
  color: ${color('accent-text')};
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
`;

export const Link = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
  user-select: all;
`;
