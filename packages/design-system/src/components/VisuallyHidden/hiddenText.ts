import { css } from 'styled-components';

/** Read out, but not seen. */
export const hiddenText = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
