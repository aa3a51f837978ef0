import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing, fontSize, radius, space } from '../../tokens/read';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(4)};
  min-inline-size: 0;
  &[data-placement='end'] { align-items: stretch; }
`;

export const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(12)};
  min-block-size: 24px;
  font-size: ${fontSize('sm')};
  line-height: 1.5rem;
  cursor: pointer;
  [data-placement='end'] > & { flex-direction: row-reverse; justify-content: space-between; }
  &:has(:disabled) { color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { padding-block: 10px; }
  @media ${media.forced} { &:has(:disabled) { color: GrayText; } }
`;

/* 1: measured from the start edge, so that it also slides the right way in right-to-left text */
export const Track = styled.input`
  appearance: none;
  display: flex;
  align-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin: 0;
  padding: 3px;
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('full')};
  background: ${color('surface-sunken')};
  cursor: inherit;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &::before {
    content: '';
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${color('text-muted')};
    transition: translate ${duration('feedback')} ${easing('in')}, background-color ${duration('feedback')};
  }
  --_way: 1.25rem;
  &:dir(rtl) { --_way: -1.25rem; } /* 1 */

  @media ${media.hover} { label:hover > &:not(:disabled, :checked) { border-color: ${color('text-muted')}; } }
  &:checked { border-color: ${color('action-mark')}; background: ${color('action-mark')}; }
  &:checked::before { translate: var(--_way) 0; background: ${color('on-action')}; }
  &[aria-invalid='true'] { border-color: ${color('danger')}; }
  &:disabled { border-color: ${color('border-default')}; background: ${color('surface-hover')}; }
  &:disabled::before { background: ${color('text-disabled')}; }
  @media ${media.still} { &, &::before { transition: none; } }
  @media ${media.forced} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &:focus-visible { outline-color: Highlight; }
    &::before { background: ButtonText; }
    &:checked { border-color: Highlight; background: Highlight; }
    &:checked::before { background: HighlightText; }
    &:disabled { border-color: GrayText; background: ButtonFace; }
    &:disabled::before { background: GrayText; }
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
