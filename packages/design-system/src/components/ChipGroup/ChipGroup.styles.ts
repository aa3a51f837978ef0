import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius, space } from '../../tokens/read';
import { chosenStyles, disabledStyles, faceStyles, pillStyles } from '../Chip/Chip.styles';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  &[data-layout='scroll'] { flex-wrap: nowrap; }
  > button { flex: none; }
`;

/*
 * 1: in rows, the buttons behind the chips continue them
 * 2: space for the focus ring, which a scroll container would cut off
 */
export const List = styled.div`
  display: contents; /* 1 */
  [data-layout='scroll'] > & {
    display: flex;
    gap: ${space(8)};
    flex: 1;
    min-inline-size: 0;
    margin: -4px; /* 2 */
    padding: 4px; /* 2 */
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-padding-inline: ${space(48)};
    scrollbar-width: none;
    --_from: 0px;
    --_to: 0px;
    --_turn: 90deg;
    &:dir(rtl) { --_turn: -90deg; }
    mask-image: linear-gradient(var(--_turn), transparent, currentColor var(--_from), currentColor calc(100% - var(--_to)), transparent);
  }
  [data-layout='scroll'] > &:is([data-edge='start'], [data-edge='both']) { --_from: ${space(48)}; }
  [data-layout='scroll'] > &:is([data-edge='end'], [data-edge='both']) { --_to: ${space(48)}; }
`;

export const Item = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  min-inline-size: 0;
  [data-layout='scroll'] > * > & { flex: none; max-inline-size: 80%; }
`;

export const Place = styled.div`
  flex: none;
  > * { border-radius: ${radius('full')}; }
`;

export const Option = styled.label`
  ${pillStyles}
  ${faceStyles}
  cursor: pointer;
  user-select: none;
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:has(:checked) { ${chosenStyles} }
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  &:has(:disabled) { ${disabledStyles} }
`;

/* 1: covers the whole chip, so that touch exploration finds it */
export const Radio = styled.input`
  position: absolute;
  inset: 0; /* 1 */
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  opacity: 0;
  cursor: inherit;
`;
