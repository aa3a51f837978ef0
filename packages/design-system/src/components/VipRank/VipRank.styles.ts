import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

/** A native progress bar, shared with MissionCard. */
export const barStyles = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 8px;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('surface-hover')};
  --_fill: ${color('action-mark')};

  &::-webkit-progress-bar { background: transparent; }
  &::-webkit-progress-value { border-radius: ${radius('full')}; background: var(--_fill); }
  &::-moz-progress-bar { border-radius: ${radius('full')}; background: var(--_fill); }
  @media ${media.forced} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    && { --_fill: Highlight; }
  }
`;

export const Root = styled.div`
  color: ${color('accent-text')};

  &[data-entry] { color: ${color('text-muted')}; }
  &[data-size='sm'] {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    inline-size: fit-content;
    max-inline-size: 100%;
    min-block-size: 24px;
    padding-block: 2px;
    padding-inline: ${space(4)} ${space(8)};
    border-radius: var(--pl-badge-radius, 12px);
    background: ${color('accent-subtle')};
  }
  &[data-size='sm'][data-entry] { background: ${color('surface-hover')}; }
  &[data-size='lg'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: start;
    gap: ${space(12)} ${space(16)};
  }
  @media ${media.forced} { &[data-size='sm'] { border: 1px solid; } }
`;

export const Emblem = styled.span`
  display: grid;
  flex: none;
  [data-size='lg'] > & > svg { inline-size: 56px; block-size: 56px; }
`;

export const Text = styled.p`
  min-inline-size: 0;
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const RankLabel = styled.span`
  [data-size='sm'] & {
    ${hiddenText}
  }
  [data-size='lg'] & {
    display: block;
    font-size: ${fontSize('sm')};
    font-weight: 400;
    color: ${color('text-muted')};
  }
`;

export const Name = styled.span`
  [data-size='lg'] & {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    line-height: ${lineHeight('tight')};
  }
`;

export const Progress = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(8)};
`;

export const Bar = styled.progress`
  ${barStyles}
  --_fill: ${color('accent-mark')};
`;

export const ProgressText = styled.p`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;
