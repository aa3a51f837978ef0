import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};

  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: ${space(8)};
  border-radius: var(--pl-badge-radius, ${radius('full')});

  font-size: ${fontSize('xs')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('title')};

  background: var(--_soft);
  color: var(--_text);

  --_soft: ${color('surface-hover')};
  --_text: ${color('text-default')};
  --_full: ${color('text-muted')};
  --_on: ${color('surface-panel')};

  &[data-tone='action'] {
    --_soft: ${color('action-subtle')};
    --_text: ${color('action-text')};
    --_full: ${color('action')};
    --_on: ${color('on-action')};
  }
  &[data-tone='accent'] {
    --_soft: ${color('accent-subtle')};
    --_text: ${color('accent-text')};
    --_full: ${color('accent')};
    --_on: ${color('on-accent')};
  }
  &[data-tone='positive'] {
    --_soft: ${color('positive-subtle')};
    --_text: ${color('positive')};
    --_full: ${color('positive')};
  }
  &[data-tone='warning'] {
    --_soft: ${color('warning-subtle')};
    --_text: ${color('warning')};
    --_full: ${color('warning')};
  }
  &[data-tone='danger'] {
    --_soft: ${color('danger-subtle')};
    --_text: ${color('danger-text')};
    --_full: ${color('danger')};
    --_on: ${color('on-danger')};
  }
  &[data-tone='info'] {
    --_soft: ${color('info-subtle')};
    --_text: ${color('info')};
    --_full: ${color('info')};
  }
  &[data-variant='solid'] { background: var(--_full); color: var(--_on); }

  &[data-size='sm'] {
    justify-content: center;
    min-inline-size: 1.125rem;
    min-block-size: 1.125rem;
    padding-inline: ${space(4)};
    font-size: 0.6875rem; /* 1: below the scale, for a digit or two on a corner */
    line-height: 1;
  }
  @media ${media.forced} { border: 1px solid; }
`;

export const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
