import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  /* Numbers keep their order in every direction of writing. */
  direction: ltr;
  unicode-bidi: isolate;
  /* On each part by itself: scripts with tall marks set theirs higher on every element of the page. */
  &, & span { line-height: 1.2; }
  font-variant-numeric: lining-nums tabular-nums;
  contain: layout style;
`;

export const Cell = styled.span`
  inline-size: var(--pl-digit-width, 0.62em);
  block-size: 1.2em;
  overflow: hidden;
  text-align: center;
  contain: strict;

  > span {
    display: block;
    white-space: pre;
  }
`;
