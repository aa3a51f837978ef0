import styled, { css } from 'styled-components';

/** Line height of rolling digits. */
export const digitLine = css`
  --pl-digit-line: 1.2;
  /* Burmese digits have strokes above and below. */
  &:lang(my) { --pl-digit-line: 1.7; }
`;

export const Root = styled.span`
  ${digitLine}
  display: inline-flex;
  inline-size: fit-content;
  /* Numbers read left to right in every language. */
  direction: ltr;
  unicode-bidi: isolate;
  /* On every span too: for scripts with tall marks the page sets a larger line height on each element. */
  &, & span { line-height: var(--pl-digit-line); }
  font-variant-numeric: lining-nums tabular-nums;
  /* A space stands in an element of its own. */
  white-space: pre;
  contain: layout style;
`;

export const Cell = styled.span`
  inline-size: var(--pl-digit-width, 0.62em);
  block-size: calc(1em * var(--pl-digit-line));
  overflow: hidden;
  text-align: center;
  contain: strict;

  > span {
    display: block;
    white-space: pre;
  }
`;
