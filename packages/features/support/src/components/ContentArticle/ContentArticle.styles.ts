import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space(8)};
`;

/** The words of the way back stand in line with the text. */
export const Back = styled.div`
  margin-inline-start: calc(-1 * ${space(12)});
`;

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  inline-size: 100%;
  max-inline-size: 68ch;

  > [data-component='SmartImage'] { border-radius: ${radius('panel')}; }
`;

export const Title = styled.h1`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  overflow-wrap: anywhere;
  @media ${media.tablet} { font-size: ${fontSize('2xl')}; }
`;

export const Time = styled.time`
  margin-block-start: calc(-1 * ${space(8)});
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
