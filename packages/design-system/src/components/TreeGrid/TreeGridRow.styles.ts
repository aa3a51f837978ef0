import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

/* 1: an outline of the row itself would be covered by the sticky name */
export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--_columns);
  block-size: var(--_row);
  border-block-end: 1px solid ${color('border-subtle')};
  background: var(--pl-table-surface, ${color('surface-panel')});
  transform: translateY(calc(var(--_at) * var(--_row)));
  contain: layout style;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[data-selectable] { cursor: pointer; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { content: ''; position: absolute; inset: 0; z-index: 2; border: 2px solid ${color('focus')}; pointer-events: none; } /* 1 */
`;

/* 1: amounts do not wrap elsewhere; here they would overlap the next cell */
export const Cell = styled.div`
  display: grid;
  align-items: center;
  min-inline-size: 0;
  padding-inline: ${space(16)};
  line-height: ${lineHeight('heading')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > * { max-inline-size: 100%; white-space: normal; } /* 1 */
  &[data-align='center'] { justify-items: center; text-align: center; }
  &[data-align='end'] { justify-items: end; text-align: end; }
  &:focus-visible { outline-offset: -2px; }
  @container (max-width: 559px) { padding-inline: ${space(8)}; }
`;

/* 2: indentation of the row; beyond the cap a number shows the level */
export const NameCell = styled.div`
  --_indent: calc(min(var(--_depth), var(--_cap)) * var(--_step)); /* 2 */
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  padding-inline: calc(${space(8)} + var(--_indent)) ${space(8)};
  border-inline-end: 1px solid ${color('border-subtle')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  background: inherit;
  &:focus-visible { outline-offset: -2px; }

  &::before {
    content: '';
    position: absolute;
    inset-block: 0 -1px;
    inset-inline-start: calc(${space(8)} + 16px);
    inline-size: var(--_indent);
    background: repeating-linear-gradient(to right, ${color('border-default')} 0 1px, transparent 1px var(--_step));
    pointer-events: none;
  }
  &:dir(rtl)::before { background: repeating-linear-gradient(to left, ${color('border-default')} 0 1px, transparent 1px var(--_step)); }
  @container (max-width: 559px) {
    padding-inline: calc(${space(4)} + var(--_indent)) ${space(4)};
    &::before { content: none; }
  }
`;

export const Twist = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;
  > svg { font-size: ${fontSize('xs')}; transition: rotate ${duration('feedback')}; }
  [aria-expanded='true'] > * > & > svg { rotate: 90deg; }
  [aria-expanded='true'] > * > &:dir(rtl) > svg { rotate: -90deg; }
  @media ${media.hover} { &:hover { background: ${color('border-subtle')}; color: ${color('text-default')}; } }
  @container (max-width: 559px) { inline-size: 24px; }
  @media ${media.touch} { inline-size: 44px; block-size: 44px; margin-inline: -6px; }
  @media ${media.still} { > svg { transition: none; } }
`;

/** Aligns names of rows without an expand button with the others. */
export const NoTwist = styled.span`
  flex: none;
  inline-size: 32px;
  @container (max-width: 559px) { inline-size: 24px; }
`;

export const Level = styled.span`
  flex: none;
  min-inline-size: 20px;
  padding-inline: ${space(4)};
  border-radius: ${radius('full')};
  font-size: ${fontSize('xs')};
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  background: ${color('surface-hover')};
  color: ${color('text-muted')};
  @container (min-width: 560px) { &:not([data-always]) { display: none; } }
  @media ${media.forced} { border: 1px solid; }
`;

export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const NoteCell = styled.div`
  grid-column: 1 / -1;
  position: sticky;
  inset-inline-start: 0;
  justify-self: start;
  display: flex;
  align-items: center;
  gap: ${space(8)};
  max-inline-size: 100cqi;
  padding-inline: calc(${space(16)} + min(var(--_depth), var(--_cap)) * var(--_step)) ${space(8)};
  line-height: ${lineHeight('heading')};
  color: ${color('text-muted')};
  [data-kind='failed'] > & { color: ${color('danger-text')}; }
`;
