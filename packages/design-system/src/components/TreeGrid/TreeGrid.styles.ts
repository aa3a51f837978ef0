import styled from 'styled-components';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

/* 1: all rows have the same height, so none has to be measured; two lines fit */
/* 2: no row is cut off at the bottom; 2px are the borders */
export const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const Region = styled.div`
  --_row: 3rem; /* 1 */
  --_name: 18rem;
  --_other: 8rem;
  --_step: 20px;
  --_cap: 12;

  position: relative;
  max-block-size: var(--_max-block);
  @supports (max-block-size: round(down, 2px, 1px)) { max-block-size: calc(round(down, var(--_max-block) - var(--_head) - 2px, var(--_row)) + var(--_head) + 2px); } /* 2 */
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-table-radius, ${radius('panel')});
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block: 3.5rem 0.5rem;
  scroll-padding-inline-start: var(--_name);
  background: var(--pl-table-surface, ${color('surface-panel')});

  @container (max-width: 559px) { --_name: 12rem; --_other: 6rem; --_step: 8px; --_cap: 5; }
`;

export const Grid = styled.div`
  min-inline-size: calc(var(--_name) + var(--_others) * var(--_other));
  font-size: ${fontSize('sm')};
  --_columns: minmax(var(--_name), 2fr) repeat(var(--_others), minmax(var(--_other), 1fr));
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
`;

export const HeadRow = styled.div`
  display: grid;
  grid-template-columns: var(--_columns);
  border-block-end: 1px solid ${color('border-default')};
  background: var(--pl-table-surface, ${color('surface-panel')});
`;

export const HeadCell = styled.div`
  align-content: center;
  padding: ${space(8)} ${space(16)};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
  color: ${color('text-muted')};
  &[data-align='center'] { text-align: center; }
  &[data-align='end'] { text-align: end; }
  &:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    border-inline-end: 1px solid ${color('border-subtle')};
    background: inherit;
  }
  @container (max-width: 559px) { padding-inline: ${space(8)}; }
`;

/* 2: keeps scroll anchoring from using rows that come and go */
export const Body = styled.div`
  position: relative;
  block-size: calc(var(--_count) * var(--_row));
  overflow-anchor: none; /* 2 */
`;

/** Measured to get the row height at the current text size. */
export const Probe = styled.div`
  position: absolute;
  inset-block-start: 0;
  inline-size: 0;
  block-size: var(--_row);
  visibility: hidden;
`;
