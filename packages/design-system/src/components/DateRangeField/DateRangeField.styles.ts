import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

/* 1: by default a fieldset is at least as wide as its content */
export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-inline-size: 0; /* 1 */
  margin: 0;
  padding: 0;
  border: 0;
`;

/* The flex gap does not apply to a legend. */
export const Legend = styled.legend`
  margin-block-end: ${space(8)};
  padding: 0;
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
  &[data-size='sm'] { font-size: ${fontSize('xs')}; }
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;

export const Preset = styled.button`
  min-block-size: 32px;
  max-inline-size: 100%;
  padding: ${space(4)} ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('full')};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  background: none;
  cursor: pointer;
  overflow-wrap: anywhere;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:active { background: ${color('surface-hover')}; }
  &[aria-pressed='true'] {
    border-color: ${color('action-text')};
    background: ${color('action-subtle')};
    color: ${color('action-text')};
  }
  &:disabled { border-color: ${color('border-default')}; color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} { &[aria-pressed='true'] { border: 2px solid Highlight; } }
`;

export const Edges = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(144px, 100%), 1fr));
  align-items: end;
  gap: ${space(16)};
  &[data-size='lg'] { grid-template-columns: repeat(auto-fit, minmax(min(168px, 100%), 1fr)); }
  label { color: ${color('text-muted')}; }
`;
