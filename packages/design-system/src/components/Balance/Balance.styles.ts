import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  &[data-size='sm'] { display: inline-block; max-inline-size: 100%; }
  &[data-size='lg'] {
    display: grid;
    gap: ${space(4)};
    justify-items: start;
    inline-size: 100%;
    container-type: inline-size;
  }
`;

export const Label = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  [data-size='sm'] > & {
    ${hiddenText}
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;

  [data-size='sm'] > & {
    padding-inline-end: ${space(4)};
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('full')};
    background: ${color('surface-panel')};
  }
  [data-size='lg'] > & { gap: ${space(4)}; }
`;

export const Press = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  min-block-size: 40px;
  padding: 0;
  border: 0;
  text-align: start;
  background: none;
  cursor: pointer;

  [data-size='sm'] & {
    padding-block: ${space(4)};
    padding-inline: ${space(12)} ${space(4)};
    border-radius: ${radius('full')};
    @media ${media.tablet} { padding-inline-start: ${space(16)}; }
  }
  /* Inline, so that the icon follows the last digit, also on a second line. */
  [data-size='lg'] & { display: block; }
  @media ${media.hover} { &:hover > :last-child { color: ${color('text-default')}; } }
  @media ${media.touch} { min-inline-size: 44px; min-block-size: 44px; }
`;

export const Still = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 40px;
  [data-size='sm'] & { padding-inline: ${space(12)}; }
`;

/* 1: a long amount wraps: a truncated one would read as a different amount */
export const Figure = styled.span`
  min-inline-size: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: color ${duration('appear')};

  > [data-component='Amount'] { white-space: normal; overflow-wrap: anywhere; } /* 1 */
  [data-size='sm'] & {
    font-size: ${fontSize('sm')};
    line-height: ${lineHeight('heading')};
    @media ${media.large} { font-size: ${fontSize('md')}; }
  }
  [data-size='lg'] & {
    font-family: ${fontFamily('display')};
    font-size: clamp(1.25rem, 9cqi, ${fontSize('2xl')});
    line-height: ${lineHeight('heading')};
    /* A long amount shrinks before it wraps. */
    &[data-long] { font-size: clamp(1rem, 6cqi, ${fontSize('2xl')}); }
  }
  /* As high as the amount will be, with the icon after it. */
  > [data-component='Skeleton'] {
    margin-block: 0.25em;
    [data-size='lg'] & { display: inline-block; vertical-align: middle; }
  }
  [data-status]:not([data-status='ready']) & { color: ${color('text-muted')}; }
`;

export const Turn = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};

  &[data-turning] { animation: ${turn} 800ms linear infinite; }
  @media ${media.still} { &[data-turning] { animation: none; } }
  /* On a phone the amount needs the space of the icon; loading is shown by its faded colour. */
  [data-size='lg'] & { margin-inline-start: ${space(8)}; vertical-align: -2px; }
  [data-size='sm'] & { @media not all and ${media.large} { display: none; } }
`;

/** Replaces the message where the bar has no space for it. */
export const Sign = styled.span`
  display: inline-block;
  margin-inline-end: ${space(8)};
  vertical-align: -2px;
  color: ${color('warning')};
  [data-status='failed'] & { color: ${color('danger-text')}; }
  [data-size='lg'] & { display: none; }
`;

export const Trouble = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(4)};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  color: ${color('warning')};
  [data-status='failed'] > & { color: ${color('danger-text')}; }
  > svg { flex: none; margin-block-start: 1px; }

  &[data-quiet], [data-size='sm'] > & {
    ${hiddenText}
  }
`;

export const Note = styled.div`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  [data-size='sm'] > & { display: none; }
`;
