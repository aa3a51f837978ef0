import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

const pass = keyframes`
  from { translate: var(--_from); }
  to { translate: var(--_to); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-inline-size: 0;

  --_tone: ${color('action-mark')};
  &[data-tone='accent'] { --_tone: ${color('accent-mark')}; }
  &[data-tone='positive'] { --_tone: ${color('positive')}; }
  &[data-tone='warning'] { --_tone: ${color('warning')}; }
  &[data-tone='danger'] { --_tone: ${color('danger')}; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(16)};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-label-hidden] > * > & {
    ${hiddenText}
  }
`;

export const Text = styled.span`
  margin-inline-start: auto;
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Track = styled.div`
  position: relative;
  block-size: 8px;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('surface-hover')};
  box-shadow: inset 0 0 0 1px ${color('border-control')};
  [data-size='sm'] > & { block-size: 4px; }
  @media ${media.forced} { border: 1px solid; }
`;

/* 1: moves the whole bar, because scaling it would distort its corners */
export const Fill = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: var(--_tone);
  translate: calc((var(--_share) - 1) * 100%); /* 1 */
  transition: translate ${duration('appear')} ${easing('in')};
  &:dir(rtl) { translate: calc((1 - var(--_share)) * 100%); }

  [data-indeterminate] > * > & {
    inset-inline-end: auto;
    inline-size: 40%;
    --_from: -100%;
    --_to: 250%;
    animation: ${pass} 1.6s ease-in-out infinite;
  }
  [data-indeterminate] > * > &:dir(rtl) { --_from: 100%; --_to: -250%; }
  @media ${media.still} {
    transition: none;
    [data-indeterminate] > * > & { inset-inline: 0; inline-size: auto; translate: none; animation: ${breathe} 2s ease-in-out infinite; }
  }
  @media ${media.forced} { forced-color-adjust: none; background: Highlight; }
`;
