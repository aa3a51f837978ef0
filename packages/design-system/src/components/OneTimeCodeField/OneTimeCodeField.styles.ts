import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontFamily, fontSize, radius, space } from '../../tokens/read';

const blink = keyframes`50% { opacity: 0; }`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(12)};
`;

/* 1: unit of the input's letter spacing */
export const Cells = styled.div`
  container-type: inline-size; /* 1 */
  position: relative;
  display: grid;
  grid-template-columns: repeat(var(--_length), minmax(0, 1fr));
  gap: ${space(8)};
  flex: 0 1 auto;
  inline-size: calc(var(--_length) * 48px + (var(--_length) - 1) * ${space(8)});
  max-inline-size: 100%;
`;

/* 1: the input lies over the cells with each digit over its cell, so that a press puts the caret where it is drawn */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  padding-inline-start: calc((100cqi / var(--_length) - 1ch) / 2);
  border: 0;
  overflow: hidden;
  font-family: monospace;
  font-size: ${fontSize('lg')};
  letter-spacing: calc(100cqi / var(--_length) - 1ch); /* 1 */
  opacity: 0;
  cursor: text;
  &:disabled { cursor: not-allowed; }
`;

export const Cell = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 56px;
  border: 1px solid ${color('border-control')};
  border-radius: var(--pl-field-radius, ${radius('control')});
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  background: var(--pl-field-surface, ${color('surface-field')});
  transition: border-color ${duration('feedback')};

  @media ${media.hover} { input:hover:enabled ~ & { border-color: ${color('text-muted')}; } }
  input[aria-invalid='true'] ~ & { border-color: ${color('danger')}; }
  input:read-only ~ & { background: transparent; }
  input:disabled ~ & { border-color: ${color('border-default')}; color: ${color('text-disabled')}; background: ${color('surface-hover')}; }

  input:focus ~ &[data-selection] { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  input:focus ~ &[data-selection='marked'] { background: ${color('action-subtle')}; }
  input:focus ~ &[data-selection='caret']:empty::after {
    content: '';
    inline-size: 2px;
    block-size: 1.25em;
    background: ${color('text-default')};
    animation: ${blink} 1.2s steps(1) infinite;
    @media ${media.still} { animation: none; }
  }
  /* The caret after the last digit has no cell of its own. */
  input:focus:not(:has(~ [data-selection])) ~ &:last-of-type { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  @media ${media.forced} {
    input:focus ~ &[data-selection] { outline-color: Highlight; }
    input:disabled ~ & { border-color: GrayText; color: GrayText; }
  }
`;
