import { css } from 'styled-components';

/** The link of a card, which covers it: a press anywhere follows it. Other controls of the card lie above. */
export const coveringLink = css`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
`;
