import { fontFamily, fontSize, lineHeight, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  @media ${media.tablet} { gap: ${space(32)}; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(12)};

  > h1 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
  }
  @media ${media.tablet} { > h1 { font-size: ${fontSize('2xl')}; } }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(32)};

  @media ${media.desktop} { grid-template-columns: minmax(0, 1fr) 320px; }
`;
