import styled from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const List = styled.div`
  position: relative;
  /* Rows are recycled, so the browser must not use one as its scroll anchor. */
  overflow-anchor: none;
`;

export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
  gap: var(--_gap);
  contain: layout style;
  /* Only visible rows are rendered, so content-visibility on each card would cost more than it saves. */
  --_out-of-sight: visible;

  /* Server-rendered: the columns, gaps and heights of gridGeometry.ts in CSS, as there is no measured width yet. */
  [data-plain] > & {
    --_columns: 2;
    --_gap: 12px;
    --_text: 72px;
    position: static;
    grid-auto-rows: round(up, (100cqi - (var(--_columns) - 1) * var(--_gap)) / var(--_columns) * 4 / 3 + var(--_text), 1px);
    transform: none !important;
    @container (min-width: 480px) { --_columns: 3; --_gap: 16px; --_text: 52px; }
    @container (min-width: 720px) { --_columns: 4; }
    @container (min-width: 1080px) { --_columns: 6; }
  }
`;
