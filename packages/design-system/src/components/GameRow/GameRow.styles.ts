import styled from 'styled-components';
import { media } from '../../tokens/media';
import { space } from '../../tokens/read';

// The 4 px around the cards are for their hover lift and focus ring, which the scroll container would clip.
export const Root = styled.div`
  container-type: inline-size;
  margin: -4px;
`;

export const List = styled.ul`
  --_seen: 2.25;
  --_gap: ${space(12)};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--_seen) - 1) * var(--_gap)) / var(--_seen));
  gap: var(--_gap);
  padding: 4px !important;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: 4px;
  scrollbar-width: thin;

  > li { min-inline-size: 0; scroll-snap-align: start; }
  @media ${media.touch} { scrollbar-width: none; }

  @container (min-width: 480px) { --_seen: 3.25; }
  @container (min-width: 720px) { --_seen: 4.25; --_gap: ${space(16)}; }
  @container (min-width: 1080px) { --_seen: 6; }
`;
