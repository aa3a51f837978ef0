import styled from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const List = styled.div`
  position: relative;
  /* The rows come and go: the page must not take one of them as its hold. */
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
`;
