import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, size, space } from '../../tokens/read';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  max-inline-size: 100%;
  min-inline-size: 0;
  padding: 3px;
  border: 1px solid ${color('border-default')};
  border-radius: calc(${radius('control')} + 3px);
  background: ${color('surface-sunken')};

  &[data-wide] { display: flex; }
  &[data-wide] > * { flex-grow: 1; }
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  flex: 0 1 auto;
  max-inline-size: 100%;
  min-block-size: ${size('control-sm')};
  padding: ${space(4)} ${space(16)};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  text-align: center;
  color: ${color('text-muted')};
  cursor: pointer;
  user-select: none;
  transition: color ${duration('feedback')}, background-color ${duration('feedback')};

  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
  &:has(:checked) {
    background: ${color('surface-raised')};
    color: ${color('text-default')};
    box-shadow: 0 0 0 1px ${color('border-control')};
  }
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; z-index: 1; }
  &:has(:disabled) { color: ${color('text-disabled')}; cursor: not-allowed; }
  [data-size='sm'] > & { min-block-size: 24px; padding-inline: ${space(12)}; font-size: ${fontSize('xs')}; }
  @media ${media.touch} { &, [data-size='sm'] > & { min-block-size: 44px; } }
  @media ${media.forced} { &:has(:checked):not(:has(:focus-visible)) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

/* 1: covers the whole option, so that touch exploration finds it */
export const Radio = styled.input`
  position: absolute;
  inset: 0; /* 1 */
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  opacity: 0;
  cursor: inherit;
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
`;

/* 1: an option wraps to its own line before a word breaks */
export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: break-word; /* 1 */
`;
