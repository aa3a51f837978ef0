import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { WarningIcon } from '../../icons/WarningIcon';

export const NOTICE_TONES = ['info', 'positive', 'warning', 'danger'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** The sign of each tone, so that the meaning does not rest on colour. */
export const TONE_ICONS: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  positive: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <ErrorIcon />,
};
