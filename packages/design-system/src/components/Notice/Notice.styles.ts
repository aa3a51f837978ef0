import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, radius, space } from '../../tokens/read';

/* 1: a long action wraps below the text instead of squeezing it to a word per line */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap; /* 1 */
  align-items: flex-start;
  gap: ${space(12)};
  padding: ${space(12)} ${space(16)};
  border-radius: var(--pl-notice-radius, ${radius('control')});
  font-size: ${fontSize('sm')};
  background: var(--_soft);
  color: ${color('text-default')};
  overflow-wrap: anywhere;

  --_soft: ${color('info-subtle')};
  --_strong: ${color('info')};
  &[data-tone='positive'] { --_soft: ${color('positive-subtle')}; --_strong: ${color('positive')}; }
  &[data-tone='warning'] { --_soft: ${color('warning-subtle')}; --_strong: ${color('warning')}; }
  &[data-tone='danger'] { --_soft: ${color('danger-subtle')}; --_strong: ${color('danger-text')}; }
  @media ${media.forced} { border: 1px solid; }
`;

export const Icon = styled.span`
  flex: none;
  margin-block-start: 0.125em;
  color: var(--_strong);
`;

export const Text = styled.div`
  flex: 1 1 min(8rem, 100% - 1.25em - ${space(12)}); /* 1 */
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: 600;
  color: var(--_strong);
`;

export const Action = styled.div`
  flex: 0 1 auto;
  align-self: center;
  margin-inline-start: auto; /* 1 */
`;
