import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

const surface = css`
  background: var(--pl-table-surface, ${color('surface-panel')});
`;

const cellStyles = css`
  padding: ${inset('row')} ${space(16)};
  border-block-end: 1px solid ${color('border-subtle')};
  text-align: start;
  font-variant-numeric: tabular-nums;
  &[data-align='center'] { text-align: center; }
  &[data-align='end'] { text-align: end; white-space: nowrap; }
  tr:last-child > & { border-block-end: 0; }
`;

export const Head = styled.thead`
  @container (max-width: 559px) { display: block; }
`;

/* 1: space for the focus ring, which the scroll container would clip */
export const HeadRow = styled.tr`
  @container (max-width: 559px) {
    display: flex;
    gap: ${space(8)};
    overflow: auto hidden;
    scrollbar-width: none;
    margin: -4px; /* 1 */
    padding: 4px; /* 1 */
    &:has([data-sortable]) { margin-block-end: ${space(8)}; }
  }
`;

/* 2: in the card layout it is visible to screen readers only, unless it sorts */
export const HeadCell = styled.th`
  ${cellStyles}
  ${surface}
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding-block: ${space(8)};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  vertical-align: middle;
  color: ${color('text-muted')};
  &[data-sortable] { min-inline-size: 7rem; }
  &&& { border-block-end: 1px solid ${color('border-default')}; white-space: normal; }
  &[data-primary] { inset-inline-start: 0; z-index: 2; }
  [data-scrolls] &[data-primary] { border-inline-end: 1px solid ${color('border-subtle')}; }

  @container (max-width: 559px) {
    position: static;
    flex: none;
    padding: 0;
    background: none;
    &[data-sortable] { min-inline-size: 0; }
    &&& { border: 0; }
    &:not([data-sortable], [data-choice]) {
      ${hiddenText}
    } /* 2 */
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 28px;
  margin-block: -2px;
  margin-inline: calc(-1 * ${space(8)});
  padding: 0 ${space(8)};
  border: 0;
  border-radius: ${radius('control')};
  font-weight: inherit;
  text-align: inherit;
  background: none;
  color: inherit;
  cursor: pointer;
  transition: color ${duration('feedback')};

  > svg { flex: none; font-size: ${fontSize('xs')}; }
  [data-align='end'] > & { flex-direction: row-reverse; }
  [aria-sort='ascending'] > & > svg { rotate: 180deg; }
  [aria-sort$='ending'] > & { color: ${color('action-text')}; }
  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
  &:focus-visible { outline-offset: 0; }
  @media ${media.touch} { min-block-size: 44px; margin-block: -8px; }

  /* In the card layout it is a separate button. Only for tables: a tree keeps its headers. */
  @container (max-width: 559px) {
    th > && {
      flex-direction: row;
      min-block-size: 32px;
      margin: 0;
      padding-inline: ${space(12)};
      border: 1px solid ${color('border-control')};
      border-radius: ${radius('full')};
    }
    th[aria-sort$='ending'] > & { border-color: ${color('action-text')}; background: ${color('action-subtle')}; }
    @media ${media.touch} { th > && { min-block-size: 44px; } }
  }
`;

export const Body = styled.tbody`
  @container (max-width: 559px) { display: grid; gap: ${space(12)}; }
`;

export const Row = styled.tr`
  ${surface}
  @media ${media.hover} { tbody > &:hover { background: ${color('surface-hover')}; } }
  @container (max-width: 559px) {
    display: flex;
    flex-wrap: wrap;
    padding: ${inset('row')} ${space(16)};
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('card')};
    > * { flex: none; inline-size: 100%; }
    @media ${media.hover} { tbody > &:hover { background: var(--pl-table-surface, ${color('surface-panel')}); } }
  }
`;

export const RowHeader = styled.th`
  ${cellStyles}
  position: sticky;
  inset-inline-start: 0;
  min-inline-size: min(8rem, 40cqi);
  max-inline-size: 40cqi;
  font-weight: 600;
  overflow-wrap: anywhere;
  background: inherit;
  [data-scrolls] & { border-inline-end: 1px solid ${color('border-subtle')}; }
  @container (max-width: 559px) {
    [data-scrolls] & { border-inline-end: 0; }
    position: static;
    min-inline-size: 0;
    max-inline-size: none;
    padding: 0 0 ${space(4)};
    border: 0;
    font-size: ${fontSize('md')};
    text-align: start !important;
  }
`;

/* 3: the second form is not read out, since screen readers already get the header; the first is for older browsers */
export const Cell = styled.td`
  ${cellStyles}
  @container (max-width: 559px) {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: baseline;
    gap: 0 ${space(16)};
    padding: ${space(4)} 0;
    border: 0;
    text-align: end;
    &, &[data-align] { white-space: normal; overflow-wrap: anywhere; }
    &::before { content: attr(data-label); content: attr(data-label) / ''; flex: 1 0 6rem; text-align: start; color: ${color('text-muted')}; } /* 3 */
    &:empty, &[data-folded] { display: none; }
    &[data-action] { order: 1; inline-size: auto; margin-inline-start: auto; padding: ${space(4)} 0 0; }
    &:not([data-label])::before { content: none; }
  }
`;
