import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, space } from '../../tokens/read';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(4)};
`;

export const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(8)};
  min-block-size: 24px;
  font-size: ${fontSize('sm')};
  line-height: 1.25rem;
  cursor: pointer;
  &:has(:disabled) { color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { padding-block: ${space(12)}; }
  @media ${media.forced} { &:has(:disabled) { color: GrayText; } }
`;

export const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  aspect-ratio: 1;
  margin: 0;
  border: 1px solid ${color('border-control')};
  border-radius: 4px;
  background: ${color('surface-field')};
  cursor: inherit;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 0.375rem;
    block-size: 0.6875rem;
    margin-block-end: 0.1875rem;
    border: solid ${color('on-action')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    opacity: 0;
  }
  &:checked { border-color: ${color('action-mark')}; background: ${color('action-mark')}; }
  &:checked::before { opacity: 1; }
  &:indeterminate { border-color: ${color('action-mark')}; background: ${color('action-mark')}; }
  &:indeterminate::before {
    inline-size: 0.625rem;
    block-size: 0;
    margin: 0;
    border-width: 0 0 2px;
    rotate: 0deg;
    opacity: 1;
  }
  &[aria-invalid='true'] { border-color: ${color('danger')}; }
  &:disabled { border-color: ${color('border-default')}; background: ${color('surface-hover')}; }
  &:disabled::before { border-color: ${color('text-disabled')}; }
  @media ${media.forced} { appearance: auto; &::before { content: none; } }
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
