import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;

  @media ${media.tablet} { grid-template-columns: minmax(0, 1fr) auto; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Label = styled.h2`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: 400;
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4)} ${space(12)};
`;

/** The main number of the page. */
export const Points = styled.strong`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('2xl')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('tight')};
  color: ${color('accent-text')};
  overflow-wrap: anywhere;

  @media ${media.tablet} { font-size: ${fontSize('3xl')}; }
`;

export const Worth = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;
