import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, floatShadow, fontSize, radius, size, space } from '../../tokens/read';

export const Root = styled.nav`
  position: relative;
  min-inline-size: 0;
`;

export const Row = styled.div`
  display: flex;
  gap: ${space(4)};
  @media ${media.touch} {
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
    @media ${media.tablet} { overflow: visible; }
  }
`;

/* 1: entries that do not fit are cut off until the menu takes them */
export const List = styled.ul`
  position: relative;
  display: flex;
  gap: inherit;
  min-inline-size: 0;
  overflow: hidden; /* 1 */
  & ~ & { flex: none; }
  @media ${media.touch} {
    flex: none;
    @media ${media.tablet} { flex: 0 1 auto; }
  }
`;

export const Item = styled.li`
  display: flex;
  flex: none;
  align-items: stretch;
`;

/** Styles of every entry in the row. */
export const entryStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: ${size('nav')};
  padding-inline: ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${duration('feedback')};

  &:focus-visible { outline-offset: -2px; }
  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
  &[aria-current] { color: ${color('text-default')}; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: ${space(12)};
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: ${color('accent-mark')};
    @media ${media.forced} { background: Highlight; }
  }
`;

export const Link = styled.a`
  ${entryStyles}
  &:has(+ button) { padding-inline-end: ${space(4)}; }
`;

export const Picture = styled.span`
  display: inline-flex;
`;

export const Arrow = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 24px;
  margin-inline-end: ${space(4)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;

  &:focus-visible { outline-offset: -2px; }
  @media ${media.moving} { svg { transition: rotate ${duration('feedback')}; } }
  &[aria-expanded='true'] svg { rotate: 180deg; }
  @media ${media.touch} { inline-size: 44px; }
`;

export const Popover = styled.div`
  position: fixed;
  inset: auto;
  inset-block-start: var(--_top, 0);
  inset-inline-start: min(var(--_start, 0px), max(8px, 100vw - 376px));
  inline-size: max-content;
  max-inline-size: min(360px, 100vw - 16px);
  max-block-size: calc(100dvh - var(--_top, 0px) - 16px);
  margin: 0;
  padding: ${space(8)};
  overflow-y: auto;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-raised')};
  color: ${color('text-default')};
  box-shadow: ${floatShadow};
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  margin: 0;
`;

export const SubLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 44px;
  padding-inline: ${space(8)};
  border-radius: ${radius('control')};
  color: inherit;
  font-size: ${fontSize('sm')};
  text-decoration: none;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[data-more] { color: ${color('action-text')}; font-weight: 600; }
`;

export const SubPicture = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 28px;
`;

export const SubLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
