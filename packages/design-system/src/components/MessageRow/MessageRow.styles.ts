import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';
import { Box as CheckBox } from '../Checkbox/Checkbox.styles';

export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(12)};
  min-inline-size: 0;
  padding: ${inset('row')};
  border-radius: ${radius('control')};
  transition: background-color ${duration('feedback')};

  /* Weight and dot mark unread messages too, so it does not depend on colour. */
  &[data-unread] { background: ${color('surface-panel')}; }
  &[data-selected] { background: ${color('action-subtle')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:has(:is(a, button):focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: -2px; }
  @media ${media.forced} { &[data-selected] { outline: 2px solid Highlight; } }
`;

/** Above the area of the subject's link, with a touch target around the checkbox. */
export const Choice = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  margin: -2px -6px;
  padding-inline: 6px;
  min-inline-size: 32px;
  min-block-size: 44px;
  cursor: pointer;
  @media ${media.touch} { min-inline-size: 44px; }
`;

export const Box = styled(CheckBox)``;

export const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  aspect-ratio: 1;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('full')};
  background: ${color('surface-hover')};
  color: ${color('text-muted')};

  [data-unread] > & { color: ${color('accent-text')}; }
  [data-unread] > &::after {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline-end: -1px;
    box-sizing: border-box;
    inline-size: 12px;
    aspect-ratio: 1;
    border: 2px solid ${color('surface-page')};
    border-radius: ${radius('full')};
    background: ${color('action-mark')};
  }
  @media ${media.forced} { [data-unread] > &::after { background: Highlight; forced-color-adjust: none; } }
`;

export const Text = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(12)};
`;

export const Subject = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

const openStyles = css`
  padding: 0;
  border: 0;
  font-weight: 400;
  line-height: ${lineHeight('title')};
  text-align: start;
  text-decoration: none;
  background: none;
  color: inherit;
  cursor: pointer;

  [data-unread] & { font-weight: 600; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
`;

export const OpenLink = styled.a`${openStyles}`;
export const OpenButton = styled.button`${openStyles}`;

export const Time = styled.time`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
