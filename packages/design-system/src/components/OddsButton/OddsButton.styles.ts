import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontSize,
  lineHeight,
  radius,
  size,
  space,
} from '../../tokens/read';

const flash = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;

/* 1: the flash lies between the ground of the button and its text
   2: the prices of a row stay on one line where one name needs two */
export const Root = styled.button`
  position: relative;
  isolation: isolate; /* 1 */
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between; /* 2 */
  gap: 0 ${space(8)};
  min-inline-size: 0;
  min-block-size: ${size('control-lg')};
  padding: ${space(4)} ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: var(--pl-odds-button-radius, ${radius('control')});
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('heading')};
  background: ${color('surface-sunken')};
  color: ${color('text-default')};
  cursor: pointer;
  overflow: hidden;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &[data-inline] { flex-direction: row; justify-content: space-between; padding-inline: ${space(12)}; text-align: start; }
  @media ${media.touch} { min-block-size: 44px; }
  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; border-color: ${color('border-control')}; } }

  &[aria-pressed='true'] {
    border-color: ${color('action-mark')};
    box-shadow: inset 0 0 0 1px ${color('action-mark')};
    background: ${color('action-subtle')};
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  &[aria-disabled='true']:not([aria-pressed='true']) { border-color: ${color('border-subtle')}; border-style: dashed; }
  &[data-status='loading'] { border-style: solid; cursor: progress; }
  @media ${media.forced} {
    &[aria-pressed='true']:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; }
    &[aria-disabled='true'] { color: GrayText; border-color: GrayText; }
  }
`;

/* 1: the whole width, so that a name in another script is cut at its own end */
export const Outcome = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-inline-size: 100%; /* 1 */
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${fontSize('xs')};
  text-align: center;
  color: ${color('text-muted')};

  [data-inline] > & { font-size: ${fontSize('sm')}; text-align: start; }
  [aria-pressed='true'] > & { color: inherit; }
`;

/* A price that is cut off would read as another one. */
export const Price = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${space(4)};
  max-inline-size: 100%;
  min-block-size: 1lh;
  font-size: ${fontSize('md')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  overflow-wrap: anywhere;

  [data-inline] > & { max-inline-size: 50%; }
  &[data-change='up'] { --_tint: ${color('positive-subtle')}; color: ${color('positive')}; }
  &[data-change='down'] { --_tint: ${color('warning-subtle')}; color: ${color('warning')}; }
  /* What does not move stays for as long as the arrow does. */
  &[data-change]::before {
    content: '';
    position: absolute;
    inset: 1px;
    z-index: -1;
    background: var(--_tint);
  }
  @media ${media.moving} {
    &[data-change]::before { opacity: 0; animation: ${flash} ${duration('slide')} ${easing('out')}; }
  }
`;

export const Mark = styled.svg`
  flex: none;
  inline-size: 0.5em;
  block-size: 0.4em;
  fill: currentColor;
`;
