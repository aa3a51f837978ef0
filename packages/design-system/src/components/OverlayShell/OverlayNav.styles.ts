import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

const RAIL = `(min-width: 720px) and (max-width: 1079.98px)`;

export const Nav = styled.nav`
  min-inline-size: 0;
  padding: ${space(8)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  [data-view='page'] > & { display: none; }

  @media ${media.tablet} {
    border-inline-end: 1px solid ${color('border-subtle')};
    background: ${color('surface-panel')};
    [data-view='page'] > & { display: block; }
  }
  @media ${media.desktop} { padding: ${space(12)}; }
`;

export const Group = styled.div`
  & + & {
    margin-block-start: ${space(8)};
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${color('border-subtle')};
  }
`;

export const GroupName = styled.h3`
  padding: ${space(4)} ${space(12)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: 1.5;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
  @media ${RAIL} { padding-inline: ${space(4)}; text-align: center; }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

const entryStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(12)};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: ${radius('control')};

  font-size: ${fontSize('md')};
  line-height: ${lineHeight('title')};
  text-align: start;
  text-decoration: none;

  background: none;
  color: ${color('text-default')};
  cursor: pointer;
  transition: background-color ${duration('feedback')};

  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:focus-visible { outline-offset: -2px; }

  @media ${media.tablet} {
    font-size: ${fontSize('sm')};
    &[aria-current] { background: ${color('action-subtle')}; color: ${color('action-text')}; font-weight: 600; }
  }
  @media ${RAIL} {
    flex-direction: column;
    gap: ${space(4)};
    padding: ${space(8)} ${space(4)};
    font-size: ${fontSize('xs')};
    text-align: center;
  }
  @media ${media.desktop} { min-block-size: 40px; }
  @media ${media.desktop} and ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} { &[aria-current]:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

export const EntryLink = styled.a`${entryStyles}`;
export const EntryButton = styled.button`${entryStyles}`;

export const Sign = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
  @media ${media.tablet} { [aria-current] > & { color: inherit; } }
  @media not ${media.tablet} { color: ${color('accent-text')}; }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  @media ${RAIL} { flex: none; inline-size: 100%; }
`;

export const Count = styled.span`
  display: inline-flex;
  flex: none;
  @media ${RAIL} {
    position: absolute;
    inset-block-start: ${space(4)};
    inset-inline-start: calc(50% + ${space(8)});
  }
`;
