import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  floatShadow,
  fontSize,
  radius,
  size,
  space,
} from '../../tokens/read';

/* 1: the popover catches presses only on a toast */
export const Region = styled.div`
  position: fixed;
  inset: auto;
  inset-block-end: calc(${size('bottom-bar')} + ${space(16)} + env(safe-area-inset-bottom));
  inset-inline: ${space(16)};
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  pointer-events: none; /* 1 */

  &:popover-open { display: flex; flex-direction: column; gap: ${space(8)}; }
  @media ${media.tablet} {
    inset-block-end: ${space(24)};
    inset-inline: auto ${space(24)};
    inline-size: 380px;
  }
`;

/* Same layout as the region, which shows urgent toasts below. */
export const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
`;

export const Toast = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(12)};
  padding: ${space(12)};
  padding-inline-start: ${space(16)};
  border: 1px solid ${color('border-default')};
  border-radius: var(--pl-toast-radius, ${radius('panel')});
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
  background: var(--pl-toast-surface, ${color('surface-raised')});
  color: ${color('text-default')};
  box-shadow: ${floatShadow};
  pointer-events: auto;

  --_strong: ${color('info')};
  &[data-tone='positive'] { --_strong: ${color('positive')}; }
  &[data-tone='warning'] { --_strong: ${color('warning')}; }
  &[data-tone='danger'] { --_strong: ${color('danger-text')}; }

  transition: opacity ${duration('appear')}, translate ${duration('appear')} ${easing('in')};
  @starting-style { opacity: 0; translate: 0 8px; }
  @media ${media.still} { transition: none; }
`;

export const Icon = styled.span`
  flex: none;
  padding-block: ${space(4)};
  color: var(--_strong);
`;

export const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(4)};
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const Text = styled.p`
  color: ${color('text-muted')};
`;

export const Action = styled.div`
  margin-block-start: ${space(8)};
`;
