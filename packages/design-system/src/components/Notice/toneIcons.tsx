import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { WarningIcon } from '../../icons/WarningIcon';

export const NOTICE_TONES = ['info', 'positive', 'warning', 'danger'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** The icon of each tone, so that its meaning does not depend on colour. */
export const TONE_ICONS: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  positive: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <ErrorIcon />,
};
