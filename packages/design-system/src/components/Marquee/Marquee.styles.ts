import styled, { css, keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, radius, space } from '../../tokens/read';

// One keyframe for each side: a variable inside keyframes would be recomputed in every frame.
const pass = keyframes`
  to { transform: translateX(-50%); }
`;
const passRtl = keyframes`
  to { transform: translateX(50%); }
`;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(8)};
  min-block-size: 40px;
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  @media ${media.large} { flex-wrap: nowrap; }
  /* A row that is scrolled by hand needs no pause button. */
  @media ${media.still} { > [data-component='PauseButton'] { display: none; } }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  /* What stands at the start may be a sentence, which then wraps. */
  min-inline-size: 0;
  /* On a phone, notices and clock do not fit on one line. */
  &[data-end] { flex: 0 0 100%; }
  @media ${media.large} { &[data-end] { flex-basis: auto; } }
`;

export const Viewport = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  mask-image: linear-gradient(to right, transparent, currentColor 16px, currentColor calc(100% - 16px), transparent);
  /* With keyboard focus or reduced motion it is a scrollable row. */
  &:has(:focus-visible) { overflow-x: auto; scrollbar-width: none; mask-image: none; }
  @media ${media.still} { overflow-x: auto; scrollbar-width: thin; }
`;

export const Track = styled.div`
  display: flex;
  inline-size: max-content;
  min-inline-size: 200%;

  @media ${media.moving} {
    animation: ${pass} var(--_time, 60s) linear infinite;
    &:dir(rtl) { animation-name: ${passRtl}; }
    [data-component='Marquee']:is(:hover, [data-resting]) & { animation-play-state: paused; }
    &:has(:focus-visible) { animation: none; }
  }
  @media ${media.still} { min-inline-size: 0; }
`;

const noticeStyles = css`
  display: inline-block;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  line-height: 24px;
  white-space: nowrap;
  color: inherit;
  cursor: pointer;
  @media ${media.touch} { padding-block: 10px; }
  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
`;

const line = css`
  display: flex;
  flex: 1 0 50%;
  gap: ${space(24)};
  padding-inline: 0 ${space(24)} !important;
`;

export const List = styled.ul`
  ${line}
  > li > button { ${noticeStyles} }
  > li > button:focus-visible { outline-offset: -2px; }
`;

/** A copy of the list that enters while the list leaves. */
export const Copy = styled.div`
  ${line}
  > span { ${noticeStyles} }
  @media ${media.still} { display: none; }
`;
