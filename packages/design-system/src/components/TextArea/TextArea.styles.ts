import styled from 'styled-components';
import { color, fontSize, lineHeight, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Box = styled.div`
  ${boxStyles}
  flex-direction: column;
  align-items: stretch;
  gap: ${space(4)};
  padding-block: ${space(8)};
  cursor: text;
  &:has(textarea:read-only) { background: transparent; }
  &:has(textarea:disabled) {
    border-color: ${color('border-default')};
    background: ${color('surface-hover')};
    color: ${color('text-disabled')};
  }
  &[data-size='sm'] { padding-block: ${space(4)}; }
  &[data-size='lg'] { padding-block: ${space(12)}; }
`;

/* 1: without `field-sizing` a hidden copy of the text sets the height */
export const Sizer = styled.div`
  display: grid;
  min-inline-size: 0;
  @supports not (field-sizing: content) {
    &::after {
      content: attr(data-text) ' '; /* 1 */
      grid-area: 1 / 1;
      max-block-size: calc(var(--_max-rows) * 1lh);
      overflow: hidden;
      font-size: ${fontSize('md')};
      line-height: 1.5;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      visibility: hidden;
    }
    &[data-size='sm']::after { font-size: ${fontSize('sm')}; }
  }
`;

export const Control = styled.textarea`
  ${controlStyles}
  grid-area: 1 / 1;
  display: block;
  field-sizing: content;
  min-block-size: calc(var(--_rows) * 1lh);
  max-block-size: calc(var(--_max-rows) * 1lh);
  resize: none;
  line-height: 1.5;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;
`;

export const Count = styled.span`
  align-self: flex-end;
  font-size: ${fontSize('xs')};
  line-height: ${lineHeight('title')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  &[data-over] { font-weight: 600; color: ${color('danger-text')}; }
`;
