import { fontFamily, fontSize, lineHeight, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
`;

export const Title = styled.h1`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};

  @media ${media.tablet} { font-size: ${fontSize('2xl')}; }
`;
