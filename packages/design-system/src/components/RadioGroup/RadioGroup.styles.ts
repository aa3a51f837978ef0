import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

/* 1: by default a fieldset is at least as wide as its widest word */
export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0; /* 1 */
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${space(8)};
  padding: 0;
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const Options = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-block-end: ${space(4)};
  &[data-direction='row'] { display: flex; flex-wrap: wrap; column-gap: ${space(24)}; }
  &[data-direction='row'][data-variant='card'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    column-gap: ${space(8)};
  }
`;

export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  min-inline-size: 0;
  min-block-size: 24px;
  font-size: ${fontSize('sm')};
  line-height: 1.25rem;
  cursor: pointer;
  &:has(:disabled) { color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.forced} { &:has(:disabled) { color: GrayText; } }
  &:not([data-card]) { @media ${media.touch} { padding-block: ${space(12)}; } }

  &[data-card] {
    align-items: center;
    gap: ${space(12)};
    min-block-size: 56px;
    padding: ${space(12)} ${space(16)};
    border: 1px solid ${color('border-control')};
    border-radius: var(--pl-field-radius, ${radius('control')});
    background: var(--pl-field-surface, ${color('surface-field')});
    transition: border-color ${duration('feedback')}, background-color ${duration('feedback')};
    @media ${media.hover} { &:hover:not(:has(:disabled)) { border-color: ${color('text-muted')}; } }
    &[data-invalid] { border-color: ${color('danger')}; }
    &:has(:disabled) { border-color: ${color('border-default')}; background: ${color('surface-hover')}; }
    &&:has(:checked:not(:disabled)) {
      border-color: ${color('action-mark')};
      box-shadow: inset 0 0 0 1px ${color('action-mark')};
      background: ${color('action-subtle')};
    }
    &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
    @media ${media.forced} { &:has(:checked) { border-color: Highlight; } }
  }
`;

export const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  aspect-ratio: 1;
  margin: 0;
  border: 1px solid ${color('border-control')};
  border-radius: 50%;
  background: ${color('surface-field')};
  cursor: inherit;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &::before {
    content: '';
    inline-size: 0.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color('on-action')};
    scale: 0;
    transition: scale ${duration('feedback')};
  }
  [data-card] > &:focus-visible { outline: none; }
  [data-invalid] > & { border-color: ${color('danger')}; }
  &:checked { border-color: ${color('action-mark')}; background: ${color('action-mark')}; }
  &:checked::before { scale: 1; }
  &:disabled { border-color: ${color('border-default')}; background: ${color('surface-hover')}; }
  &:disabled::before { background: ${color('text-disabled')}; }
  @media ${media.still} { &, &::before { transition: none; } }
  @media ${media.forced} { appearance: auto; &::before { content: none; } }
`;

export const Start = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-inline-size: 64px;
  :has(:disabled) > & { opacity: 0.5; }
`;

export const Texts = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  [data-card] & { font-weight: 600; }
`;

export const Hint = styled.span`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  :has(:disabled) > * > & { color: inherit; }
`;
