import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  effect,
  fontSize,
  lineHeight,
  radius,
  size,
  space,
} from '../../tokens/read';

/** Shared with LinkButton. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};

  max-inline-size: 100%;
  min-block-size: ${size('control-md')};
  padding-block: ${space(4)};
  padding-inline: ${space(16)};
  border: 1px solid transparent;
  border-radius: var(--pl-button-radius, ${radius('control')});

  font-size: ${fontSize('md')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  text-align: center;
  text-decoration: none;

  background: var(--_rest);
  box-shadow: var(--_glow);
  color: var(--_ink);
  cursor: pointer;
  user-select: none;
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  --_main: ${color('action')};
  --_main-hover: ${color('action-hover')};
  --_main-active: ${color('action-active')};
  --_on: ${color('on-action')};
  --_text: ${color('action-text')};
  --_glow: ${effect('glow-action')};
  --_rest: var(--_main);
  --_ink: var(--_on);

  &:active { background: var(--_main-active); }
  @media ${media.hover} { &:hover { background: var(--_main-hover); } }

  &[data-tone='neutral'] {
    --_main: ${color('surface-hover')};
    --_main-hover: ${color('border-default')};
    --_main-active: ${color('border-default')};
    --_on: ${color('text-default')};
    --_text: ${color('text-default')};
    --_glow: none;
  }
  &[data-tone='accent'] {
    --_main: ${color('accent')};
    --_main-hover: ${color('accent')};
    --_main-active: ${color('accent')};
    --_on: ${color('on-accent')};
    --_text: ${color('accent-text')};
    --_glow: ${effect('glow-accent')};
  }
  &[data-tone='danger'] {
    --_main: ${color('danger')};
    --_main-hover: ${color('danger-hover')};
    --_main-active: ${color('danger-hover')};
    --_on: ${color('on-danger')};
    --_text: ${color('danger-text')};
    --_glow: none;
  }

  &[data-variant='outline'], &[data-variant='quiet'] {
    --_rest: transparent;
    --_glow: none;
    --_ink: var(--_text);
    --_main-hover: ${color('surface-hover')};
    --_main-active: ${color('surface-hover')};
  }
  &[data-variant='outline'] { border-color: ${color('border-control')}; }

  &[data-size='sm'] { min-block-size: ${size('control-sm')}; padding-inline: ${space(12)}; font-size: ${fontSize('sm')}; }
  &[data-size='lg'] { min-block-size: ${size('control-lg')}; padding-inline: ${space(24)}; }
  @media ${media.touch} { &, &[data-size='sm'] { min-block-size: 44px; } }
  &[data-wide] { inline-size: 100%; }

  &[data-loading] { cursor: progress; }
  &:disabled, &[aria-disabled='true']:not([data-loading]) {
    background: ${color('surface-hover')};
    color: ${color('text-disabled')};
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-variant='outline']:disabled, &[data-variant='quiet']:disabled { background: transparent; }
  @media ${media.forced} { border-color: ButtonBorder; }
`;

export const Root = styled.button`${buttonStyles}`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
