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
  gap: ${space(24)};
  @media ${media.tablet} { min-block-size: 420px; }
`;

export const Topics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(32)};
  }
`;

export const Articles = styled.ul`
  display: grid;
  /* Aligns the text of a row with the heading; the row itself is wider. */
  margin-inline: calc(-1 * ${space(12)});
`;

export const Article = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(12)};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  text-align: start;
  background: none;
  color: ${color('text-default')};
  cursor: pointer;
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }

  > svg { flex: none; color: ${color('text-muted')}; }
`;

export const Reading = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: ${space(12)};
  max-inline-size: 68ch;
  @media ${media.tablet} { min-block-size: 420px; }

  > :first-child { margin-inline-start: calc(-1 * ${space(12)}); }
  > :not(:first-child) { justify-self: stretch; }
`;

export const Title = styled.h3`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  outline: none;
`;
