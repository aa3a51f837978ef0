import { color, fontSize, lineHeight, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Trail = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
`;

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize('sm')};
  > li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: ${space(8)};
    color: ${color('text-muted')};
  }
`;

const link = `
  min-block-size: 24px;
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  background: none;
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const StepButton = styled.button`
  ${link}
  border-radius: ${radius('control')};
  color: ${color('action-text')};
  @media ${media.touch} { min-block-size: 44px; }
`;

export const Here = styled.h3`
  margin: 0;
  font-size: ${fontSize('md')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

export const Text = styled.p`
  margin: 0;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`;

export const Caption = styled.caption`
  padding-block-end: ${space(8)};
  font-size: ${fontSize('sm')};
  text-align: start;
  color: ${color('text-muted')};
`;

export const Row = styled.tr`
  border-block-start: 1px solid ${color('border-subtle')};
  &[data-total] { border-block-start: 2px solid ${color('border-default')}; font-weight: 600; }
`;

export const Name = styled.th`
  padding: ${space(8)} 0;
  font-weight: inherit;
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;
`;

export const Way = styled.button`
  ${link}
  border-radius: ${radius('control')};
  color: ${color('action-text')};
  @media ${media.touch} { min-block-size: 44px; }
`;

export const Link = styled.a`
  display: inline-block;
  min-block-size: 24px;
  border-radius: ${radius('control')};
  color: ${color('action-text')};
  text-underline-offset: 0.2em;
  @media ${media.touch} { min-block-size: 44px; padding-block: ${space(12)}; }
`;

export const How = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Sign = styled.td`
  inline-size: 2ch;
  padding-inline: ${space(8)};
  text-align: end;
  vertical-align: baseline;
`;

export const Value = styled.td`
  padding: ${space(8)} 0;
  text-align: end;
  vertical-align: baseline;
  white-space: nowrap;
  > span { unicode-bidi: isolate; direction: ltr; }
`;
