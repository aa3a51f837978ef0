import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, size, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;

/* 1: no text alternative: the control itself tells screen readers that it is required */
export const Label = styled.label`
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  color: ${color('text-default')};
  overflow-wrap: anywhere;
  &[data-size='sm'] { font-size: ${fontSize('xs')}; color: ${color('text-muted')}; }
  ${Root}:has(:required, [data-required]) > &::after { content: ' *' / ''; color: ${color('danger-text')}; } /* 1 */
`;

export const Hint = styled.p`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space(4)};
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('danger-text')};
  overflow-wrap: anywhere;
  > svg { flex: none; margin-block-start: 0.1em; }
`;

/** The box around a control. */
export const boxStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size('control-md')};
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: var(--pl-field-radius, ${radius('control')});
  background: var(--pl-field-surface, ${color('surface-field')});
  transition: border-color ${duration('feedback')};

  @media ${media.hover} { &:hover { border-color: ${color('text-muted')}; } }
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  &:has([aria-invalid='true']) { border-color: ${color('danger')}; }
  &:has(input:read-only) { background: transparent; }
  &:has(> :is(input, select):disabled) {
    border-color: ${color('border-default')};
    background: ${color('surface-hover')};
    color: ${color('text-disabled')};
  }
  @media ${media.forced} { &:has(> :is(input, select):disabled) { border-color: GrayText; color: GrayText; } }
  &[data-size='sm'] { min-block-size: ${size('control-sm')}; padding-inline: ${space(8)}; }
  &[data-size='lg'] { min-block-size: ${size('control-lg')}; padding-inline: ${space(16)}; }
  @media ${media.touch} { &, &[data-size='sm'] { min-block-size: 44px; } }
`;

/* 1: the box shows the focus ring. 2: phones zoom into inputs with smaller text */
export const controlStyles = css`
  flex: 1;
  align-self: stretch;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${fontSize('md')};
  line-height: ${lineHeight('title')};
  text-overflow: ellipsis;
  &:focus-visible { outline: none; } /* 1 */
  &::placeholder { color: ${color('text-muted')}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
  [data-size='sm'] > & { font-size: ${fontSize('sm')}; }
  @media ${media.touch} { [data-size='sm'] > & { font-size: ${fontSize('md')}; } } /* 2 */
`;
