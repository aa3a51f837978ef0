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

export const Root = styled.section`
  display: grid;
  gap: ${space(24)};
  padding: ${space(24)} ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space(48)};
    padding: ${space(32)};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(8)};

  > h2 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
    @media ${media.tablet} { font-size: ${fontSize('xl')}; }
  }
  > p { max-inline-size: 52ch; color: ${color('text-muted')}; }
`;

/* 1: as wide as the code, so that two fit side by side on the narrowest phone */
export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(24)};
  @media ${media.large} { gap: ${space(32)}; }

  > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space(8)};
    inline-size: min-content; /* 1 */
    text-align: center;
    @media ${media.large} { inline-size: auto; }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-block-size: 24px;
    font-size: ${fontSize('sm')};
    font-weight: 600;
    > svg { flex: none; }
    @media ${media.touch} { min-block-size: 44px; }
  }
`;

/** The code with its quiet zone. */
export const Code = styled.div`
  inline-size: 104px;
  block-size: 104px;
`;
