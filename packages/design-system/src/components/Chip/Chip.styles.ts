import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

/** The pill of a chip, also of one that is a radio. */
export const pillStyles = css`
  position: relative;
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 36px;
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('full')};
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};
  @media ${media.touch} { min-block-size: 44px; }
`;

export const chosenStyles = css`
  border-color: ${color('action-text')};
  background: ${color('action-subtle')};
  color: ${color('action-text')};
  @media ${media.forced} {
    border: 2px solid Highlight;
    @media ${media.touch} { min-block-size: 46px; }
  }
`;

export const disabledStyles = css`
  border-color: ${color('border-default')};
  background: none;
  color: ${color('text-disabled')};
  cursor: not-allowed;
  @media ${media.forced} { border-color: GrayText; color: GrayText; }
`;

export const faceStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  padding: ${space(4)} ${space(12)};
`;

export const Root = styled.span`
  ${pillStyles}
  @media ${media.hover} { &:has(> button:first-child:hover:enabled) { background: ${color('surface-hover')}; } }
  &[data-selected] { ${chosenStyles} }
  &[data-disabled] { ${disabledStyles} }
  &[data-disabled][data-selected] { background: ${color('surface-hover')}; }
`;

export const Words = styled.span`
  ${faceStyles}
  :is([data-loading], [data-disabled]) > & { color: ${color('text-muted')}; }
`;

export const Press = styled.button`
  ${faceStyles}
  flex: 1;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  line-height: inherit;
  text-align: start;
  cursor: pointer;
  &:active { background: ${color('surface-hover')}; }
  &:disabled { cursor: not-allowed; }
  &[aria-disabled] { cursor: progress; }
`;

/* 1: the cross stays near the label, and the area of a press reaches the pill's end */
export const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  margin-inline-start: calc(-1 * ${space(8)}); /* 1 */
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: inherit;
  opacity: 0.8;
  cursor: pointer;
  transition: opacity ${duration('feedback')};
  @media ${media.hover} { &:hover:enabled { background: ${color('surface-hover')}; opacity: 1; } }
  &:active, &:focus-visible { opacity: 1; }
  &:disabled { cursor: not-allowed; }
  @media ${media.touch} { inline-size: 44px; }
`;

export const Sign = styled.span`
  display: inline-flex;
  flex: none;
`;

/* 1: a long name wraps inside its pill before it is cut */
export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere; /* 1 */
`;

export const Count = styled.span`
  flex: none;
  min-inline-size: 1.5em;
  padding-inline: ${space(4)};
  border-radius: ${radius('full')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  background: ${color('surface-sunken')};
  color: ${color('text-muted')};
  [data-selected] &, :has(:checked) > & { color: inherit; background: none; font-weight: 700; }
  [data-disabled] &, :has(:disabled) > & { background: none; color: inherit; }
`;
