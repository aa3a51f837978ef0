import { color, fontFamily, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  @media ${media.tablet} {
    grid-template-columns: 260px minmax(0, 1fr);
    align-items: start;
    min-block-size: 420px;
  }
`;

export const Side = styled.nav`
  display: grid;
  gap: ${space(12)};
  @media ${media.tablet} {
    position: sticky;
    inset-block-start: 64px;
    padding-inline-end: ${space(16)};
    border-inline-end: 1px solid ${color('border-subtle')};
  }
`;

export const Choice = styled.button`
  display: grid;
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
  text-align: start;
  background: none;
  color: ${color('text-default')};
  cursor: pointer;
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }

  > time { font-size: ${fontSize('xs')}; color: ${color('text-muted')}; }
  &[aria-current] { background: ${color('surface-hover')}; font-weight: 600; }
  &[aria-current] > time { font-weight: 400; }
`;

export const Pages = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  scroll-margin-block-start: 72px;
  @media not ${media.tablet} {
    padding-block-start: ${space(24)};
    border-block-start: 1px solid ${color('border-subtle')};
  }

  > h3 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    font-weight: 600;
    line-height: 1.2;
    /* Has focus for screen readers, but can't be pressed. */
    &:focus-visible { outline: none; }
  }
  > time { margin-block-end: ${space(8)}; font-size: ${fontSize('sm')}; color: ${color('text-muted')}; }
`;
