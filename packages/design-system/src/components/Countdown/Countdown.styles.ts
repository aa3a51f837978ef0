import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-inline-size: 0;

  &[data-size='sm'] { flex-flow: row wrap; align-items: baseline; gap: 0 ${space(8)}; font-size: ${fontSize('sm')}; }
`;

export const Label = styled.span`
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

/* What is zero at the start says nothing: 5 minutes are not 0 days. */
export const Face = styled.div`
  display: flex;
  gap: ${space(8)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:is([data-largest='hours'], [data-largest='minutes'], [data-largest='seconds']) > [data-unit='days'] { display: none; }
  [data-size='sm'] > &:is([data-largest='minutes'], [data-largest='seconds']) > [data-unit='hours'] { display: none; }
  /* In one line, seconds matter on the last day alone. */
  [data-size='sm'] > &[data-largest='days'] > [data-unit='seconds'] { display: none; }
  [data-size='sm'] > & { gap: ${space(4)}; }
`;

export const Part = styled.span`
  [data-size='md'] > * > & {
    display: grid;
    justify-items: center;
    flex: 0 1 4.5rem;
    padding: ${space(8)};
    border: 1px solid ${color('border-subtle')};
    border-radius: var(--pl-countdown-radius, ${radius('control')});
    background: ${color('surface-panel')};
  }
  @media ${media.forced} { [data-size='md'] > * > & { border-color: CanvasText; } }
`;

/* 1: room for two digits, so that nothing moves when they come or change */
export const Figure = styled.span`
  display: inline-block;
  min-block-size: 1lh;
  font-weight: 600;

  [data-size='md'] > * > * > & {
    min-inline-size: 2ch; /* 1 */
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    line-height: ${lineHeight('heading')};
    text-align: center;
  }
`;

export const Unit = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};

  [data-size='sm'] > * > * > & { margin-inline-start: 2px; }
`;
