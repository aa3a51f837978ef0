import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

export const Root = styled.div`
  container-type: inline-size;
  padding: ${space(8)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
`;

export const List = styled.ol`
  margin: 0;
  /* Ten rows and a half, so that people see that the list scrolls. */
  max-block-size: calc(10.5 * 48px);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &[aria-hidden] { overflow: hidden; }

  @container (min-width: 640px) { columns: 2; column-gap: ${space(24)}; max-block-size: none; }
  @container (min-width: 1000px) { columns: 3; }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(8)};
  block-size: 48px;
  padding-inline: ${space(8)};
  break-inside: avoid;
  border-block-end: 1px solid ${color('border-subtle')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  &:last-child { border-block-end: 0; }
`;

export const Rank = styled.span`
  justify-self: start;
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  block-size: 28px;
  border-radius: ${radius('full')};
  font-family: ${fontFamily('display')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  [data-top] > & { background: ${color('accent')}; color: ${color('on-accent')}; }
`;

export const Who = styled.span`
  display: grid;
  line-height: ${lineHeight('title')};
  > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  > span:last-child { font-size: ${fontSize('xs')}; font-weight: 400; color: ${color('text-muted')}; }
`;

export const Placeholder = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(16)};
  block-size: 48px;
  padding-inline: ${space(8)};
  break-inside: avoid;
  &::before, &::after {
    content: '';
    block-size: 28px;
    inline-size: 28px;
    border-radius: ${radius('full')};
    background: ${color('skeleton')};
  }
  &::after { flex: 1; block-size: 12px; }
`;

export const Message = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(12)};
  min-block-size: 192px;
  padding: ${space(24)};
  text-align: center;
  color: ${color('text-muted')};
`;

export const Silent = styled.span`
  ${hiddenText}
`;
