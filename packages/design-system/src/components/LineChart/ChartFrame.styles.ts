import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  min-block-size: 32px;
`;

export const Title = styled.figcaption`
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Switch = styled.div`
  margin-inline-start: auto;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4)} ${space(16)};
  font-size: ${fontSize('sm')};
`;

export const Period = styled.bdi`
  min-inline-size: 4.5rem;
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
`;

export const Entries = styled.ul`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(8)};
  }
`;

export const Value = styled.bdi`
  min-inline-size: 4.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Sample = styled.svg`
  flex: none;
  inline-size: 24px;
  block-size: 12px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  > [data-filled] { fill: currentColor; stroke: none; }
  > rect, > rect + path { stroke-width: 1.5; }
  > [data-dots] { stroke-width: 2; stroke-linecap: round; }
  &[data-color='action-text'] { color: ${color('action-text')}; }
  &[data-color='accent-text'] { color: ${color('accent-text')}; }
  &[data-color='info'] { color: ${color('info')}; }
  &[data-color='text-muted'] { color: ${color('text-muted')}; }
  @media ${media.forced} { &[data-color] { color: CanvasText; } }
`;

export const Picture = styled.div`
  position: relative;
  block-size: var(--_block);
  border-radius: ${radius('control')};
  touch-action: pan-y;
  cursor: crosshair;
`;

/** Replaces the chart when there is none, with the same height. */
export const Substitute = styled.div`
  display: grid;
  align-content: center;
  min-block-size: var(--_block);
`;

/* Replaces the style sheet of uPlot. 1: it positions everything from the left. 2: not used */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  > .uplot, > .uplot * { direction: ltr; } /* 1 */
  .u-wrap { position: relative; user-select: none; }
  .u-over, .u-under, .u-axis { position: absolute; }
  .u-under { overflow: hidden; }
  canvas { display: block; position: relative; inline-size: 100%; block-size: 100%; }
  .u-select { display: none; } /* 2 */
  .u-cursor-x {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-end: 1px solid ${color('text-muted')};
    pointer-events: none;
  }
  .u-cursor-pt {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0 solid;
    border-radius: 50%;
    pointer-events: none;
    background-clip: padding-box !important;
  }
  .u-off { display: none; }
`;
