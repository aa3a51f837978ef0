import styled, { css } from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

/** Shared with LinkCard. */
export const cardStyles = css`
  --_space: ${inset('card')};
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--_edge);
  border-radius: var(--pl-card-radius, ${radius('panel')});
  background: var(--_surface);
  color: ${color('text-default')};
  overflow-wrap: anywhere;

  --_surface: ${color('surface-panel')};
  --_edge: ${color('border-subtle')};
  &[data-variant='raised'] { --_surface: ${color('surface-raised')}; --_edge: ${color('border-default')}; }
  &[data-variant='sunken'] { --_surface: ${color('surface-sunken')}; }

  &[data-tone='accent'] { --_edge: ${color('accent-mark')}; }
  &[data-tone='positive'] { --_edge: ${color('positive')}; }
  &[data-tone='warning'] { --_edge: ${color('warning')}; }
  &[data-tone='danger'] { --_edge: ${color('danger')}; }

  &[data-size='none'] { --_space: 0px; }
  &[data-size='sm'] { --_space: ${inset('row')}; }
  &[data-size='lg'] { --_space: ${space(24)}; }
`;

export const Root = styled.div`${cardStyles}`;

/*
 * 1: in a card of size `none` the header still needs padding
 * 2: a badge wraps before a long word of the heading breaks; only a word longer than the card does
 */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(12)};
  padding: max(var(--_space), ${space(12)}); /* 1 */
  padding-block-end: ${space(8)};

  > :is(h2, h3, h4) {
    flex: 1 1 8em;
    max-inline-size: 100%; /* 2 */
    margin: 0;
    overflow-wrap: break-word; /* 2 */
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
  }
  [data-size='sm'] > & > :is(h2, h3, h4) { font-size: ${fontSize('md')}; }
  &:last-child { padding-block-end: max(var(--_space), ${space(12)}); }
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--_space);
  ${Head} + & { padding-block-start: 0; }
  [data-size='none'] > & { border-radius: inherit; overflow: hidden; }
`;

export const Foot = styled.div`
  padding: ${space(12)} max(var(--_space), ${space(12)});
  &:not(:first-child) { border-block-start: 1px solid ${color('border-subtle')}; }
`;
