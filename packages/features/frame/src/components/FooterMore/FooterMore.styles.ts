import { color, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(32)};
  padding-block-start: ${space(32)};
  border-block-start: 1px solid ${color('border-subtle')};

  @media ${media.tablet} { grid-column: 1 / -1; grid-template-columns: 2fr 1fr; }
  @media ${media.large} { grid-template-columns: 2fr 1fr 1fr; }
`;

export const Averages = styled.div`
  display: grid;
  gap: ${space(8)};
  align-content: start;
  /* The handle of the side bar is wider than the margin of a narrow page, and would cover the figures. */
  @media not ${media.desktop} { padding-inline-end: ${space(24)}; }
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(24)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  > li { display: inline-flex; align-items: center; flex-wrap: wrap; gap: ${space(8)}; min-block-size: 36px; }
  > li > svg { flex: none; }
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

export const Browsers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(16)};
  > li { display: inline-flex; align-items: center; gap: ${space(8)}; }
`;

/* 1: logos of others are less prominent than the merchant's */
export const Vendors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(16)};
  filter: grayscale(1); /* 1 */
  opacity: 0.7;
  @media ${media.tablet} { grid-column: 1 / -1; }
`;
