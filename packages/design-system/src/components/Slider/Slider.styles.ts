import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  --_knob: 22px;
  --_fill: ${color('action-mark')};
  &[data-disabled] { --_fill: ${color('text-disabled')}; }
  @media ${media.touch} { --_knob: 28px; }
  @media ${media.forced} {
    --_fill: Highlight;
    &[data-disabled] { --_fill: GrayText; color: GrayText; }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(12)};
`;

const labelStyles = css`
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const Label = styled.label`${labelStyles}`;
export const Name = styled.span`${labelStyles}`;

export const Value = styled.span`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  [data-disabled] > * > & { color: ${color('text-muted')}; }
`;

/* 1: the share of the track at which the lower thumb's half ends and the higher one's begins */
export const Rail = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: 32px;
  --_mid: calc((var(--_start) + var(--_end)) / 2); /* 1 */
  @media ${media.touch} { min-block-size: 44px; }
`;

/*
 * 1: invisible, so that both browsers' tracks look alike; the knob beside it shows focus and place
 * 2: as large as the knob, or a press would be taken for another value
 * 3: of two inputs each takes the half of the track that is nearer to its thumb
 * 4: a phone scrolls the page up and down across the track, and enlarges it by two fingers
 */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  opacity: 0; /* 1 */
  cursor: pointer;
  touch-action: pan-y pinch-zoom; /* 4 */
  -webkit-tap-highlight-color: transparent;
  &::-webkit-slider-thumb { appearance: none; inline-size: var(--_knob); block-size: 44px; } /* 2 */
  &::-moz-range-thumb { inline-size: var(--_knob); block-size: 44px; border: 0; } /* 2 */
  &:disabled { cursor: not-allowed; }

  /* 3 */
  --_cut: calc(var(--_knob) / 2 + var(--_mid) * (100% - var(--_knob)));
  [data-range] > * > &[data-side='start'] { clip-path: inset(0 calc(100% - var(--_cut)) 0 0); }
  [data-range] > * > &[data-side='end'] { clip-path: inset(0 0 0 var(--_cut)); }
  [data-range] > * > &[data-side='start']:dir(rtl) { clip-path: inset(0 0 0 calc(100% - var(--_cut))); }
  [data-range] > * > &[data-side='end']:dir(rtl) { clip-path: inset(0 var(--_cut) 0 0); }
`;

export const Track = styled.span`
  position: relative;
  block-size: 6px;
  border-radius: ${radius('full')};
  background: ${color('border-default')};
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--_start) * 100%);
    inline-size: calc((var(--_end) - var(--_start)) * 100%);
    background: var(--_fill);
  }
  @media ${media.forced} {
    border: 1px solid CanvasText;
    &::before { forced-color-adjust: none; }
  }
`;

export const Knob = styled.span`
  position: absolute;
  inset-block-start: calc(50% - var(--_knob) / 2);
  inset-inline-start: calc(var(--_share) * (100% - var(--_knob)));
  inline-size: var(--_knob);
  block-size: var(--_knob);
  border: 2px solid var(--_fill);
  border-radius: 50%;
  background: ${color('surface-raised')};
  transition: box-shadow ${duration('feedback')};
  pointer-events: none;
  --_share: var(--_end);
  &[data-side='start'] { --_share: var(--_start); }

  [data-invalid] > * > & { border-color: ${color('danger')}; }
  @media ${media.hover} {
    :is([data-side='start']:hover ~ &[data-side='start'], [data-side='end']:hover ~ &[data-side='end']) {
      box-shadow: 0 0 0 6px ${color('action-subtle')};
    }
    [data-disabled] > * > && { box-shadow: none; }
  }
  :is([data-side='start']:focus-visible ~ &[data-side='start'], [data-side='end']:focus-visible ~ &[data-side='end']) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
    z-index: 1;
  }
  @media ${media.forced} { border-color: var(--_fill); background: Canvas; }
`;

export const Marks = styled.div`
  container-type: inline-size;
  display: grid;
  min-block-size: ${space(8)};
  margin-inline: calc(var(--_knob) / 2);
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
`;

export const Mark = styled.span`
  grid-area: 1 / 1;
  position: relative;
  inset-inline-start: calc(var(--_at) * 100%);
  inline-size: 0;
  padding-block-start: ${space(8)};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 6px;
    background: ${color('border-control')};
  }
  @media ${media.forced} { &::before { background: CanvasText; } }
`;

/* 1: the first label begins at its tick and the last ends there, so that none leaves the track */
export const MarkLabel = styled.span`
  display: block;
  inline-size: max-content;
  max-inline-size: calc(var(--_room) * 100cqi - ${space(4)});
  text-align: center;
  overflow-wrap: anywhere;
  translate: calc(var(--_at) * var(--_way)); /* 1 */
  --_way: -100%;
  &:dir(rtl) { --_way: 100%; }
  :first-child > & { text-align: start; }
  :last-child > & { text-align: end; }
`;
