import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  size,
  space,
} from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Box = styled.div`
  ${boxStyles}
  cursor: text;
`;

export const Currency = styled.span`
  flex: none;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Input = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
  /* Apostrophes and spaces between groups would reverse them, and a long amount would lose its first digits. */
  :dir(rtl) > & { direction: ltr; text-align: end; }
  [data-size='lg'] > & { font-family: ${fontFamily('display')}; font-size: ${fontSize('lg')}; font-weight: 600; }
`;

export const QuickAmounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(88px, 100%), 1fr));
  gap: ${space(8)};
  padding-block: ${space(4)};
`;

export const QuickAmount = styled.button`
  min-inline-size: 0;
  min-block-size: ${size('control-sm')};
  padding: ${space(4)} ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('heading')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  /* Keeps the currency before the digits in right-to-left text. */
  unicode-bidi: plaintext;
  background: none;
  color: ${color('text-default')};
  cursor: pointer;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[aria-pressed='true'] {
    border-color: ${color('action-mark')};
    box-shadow: inset 0 0 0 1px ${color('action-mark')};
    font-weight: 600;
    background: ${color('action-subtle')};
  }
  &:disabled, &[aria-pressed]:disabled { border-color: ${color('border-subtle')}; box-shadow: none; background: none; color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} { &[aria-pressed='true']:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

export const Limits = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(16)};
  font-variant-numeric: tabular-nums;
`;
