import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, radius, space } from '../../tokens/read';
import { boxStyles, controlStyles } from '../Field/Field.styles';

/* 1: the select has its own focus ring, because two controls in the box can have focus */
export const Box = styled.div`
  ${boxStyles}
  cursor: text;
  &, &[data-size] { gap: 0; padding-inline-start: 0; }
  &:has(select:focus-visible) { outline: none; } /* 1 */
`;

export const Country = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: stretch;
  flex: none;
  border-inline-end: 1px solid ${color('border-default')};
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  color: ${color('text-default')};
  transition: background-color ${duration('feedback')};
  @media ${media.hover} { &:hover:not([data-disabled]) { background: ${color('surface-hover')}; } }
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; border-radius: ${radius('control')}; }
  &[data-disabled] { color: ${color('text-muted')}; }
`;

/* 1: invisible over the drawn flag and code, and takes the presses. 2: smaller text makes iOS zoom in */
export const Select = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  font-size: 1rem; /* 2 */
  opacity: 0; /* 1 */
  cursor: pointer;
  > option { background: ${color('surface-raised')}; color: ${color('text-default')}; }
  &:disabled { cursor: not-allowed; }
`;

export const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  padding-inline: ${space(12)} ${space(8)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  [data-size='sm'] & { font-size: ${fontSize('sm')}; }
  > svg:last-child { color: ${color('text-muted')}; margin-inline-start: calc(-1 * ${space(4)}); }
  [data-disabled] > & > :not(span) { opacity: 0.6; }
`;

export const Input = styled.input`
  ${controlStyles}
  padding-inline-start: ${space(12)};
  font-variant-numeric: tabular-nums;
`;
