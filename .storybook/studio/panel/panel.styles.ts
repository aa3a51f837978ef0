import { color, fontSize, lineHeight, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Fields of a group: beside each other where the panel is as wide as the page. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${space(16)};
  color: ${color('text-default')};
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space(8)};
`;

export const Labelled = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Label = styled.span`
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
`;

export const Hint = styled.p`
  margin: 0;
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

/* As high as the field around it: the swatch is smaller than what can be pressed. */
export const Picker = styled.input`
  inline-size: 44px;
  block-size: 44px;
  margin-block: -6px;
  margin-inline-start: -12px;
  padding: 8px;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper { padding: 0; }
  &::-webkit-color-swatch { border: 1px solid ${color('border-control')}; border-radius: 6px; }
  &[data-empty]::-webkit-color-swatch { opacity: 0.25; }
`;

export const Moves = styled.ul`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Move = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(8)};
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-default')};
`;

export const Swatches = styled.span`
  display: inline-flex;
`;

/* 1: a colour is what this shows, also where the system has its own */
export const Swatch = styled.span`
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${color('border-control')};
  border-radius: 6px;
  background: var(--_shown);
  forced-color-adjust: none; /* 1 */
  & + & { margin-inline-start: -6px; }
`;

export const Form = styled.div`
  display: grid;
  gap: ${space(16)};
  min-inline-size: 0;
`;

export const GroupTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(8)};
  > :last-child {
    font-size: ${fontSize('xs')};
    font-weight: 400;
    color: ${color('text-muted')};
  }
`;

export const AddressForm = styled.form`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
`;

export const PictureColor = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(8)};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
`;

export const Share = styled.span`
  color: ${color('text-muted')};
`;

export const Uses = styled.span`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
`;
