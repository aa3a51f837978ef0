import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  radius,
  size,
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

/** Aligns the label of the back link with the text. */
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

/* As high as the button. In a grid the margins of the skeleton lines do not collapse, so they are as high as lines of text. */
export const BackPlace = styled.div`
  display: grid;
  align-content: center;
  min-block-size: ${size('control-sm')};
  font-size: ${fontSize('sm')};
  @media ${media.touch} { min-block-size: 44px; }
`;

export const TitlePlace = styled(Title)`
  display: grid;
`;

export const TimePlace = styled(Time)`
  display: grid;
`;

export const TextPlace = styled.div`
  display: grid;
  line-height: 1.6;
`;
