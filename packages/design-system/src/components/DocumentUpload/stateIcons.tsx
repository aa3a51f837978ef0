import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { MinusIcon } from '../../icons/MinusIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { UploadIcon } from '../../icons/UploadIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import type { DocumentState } from './documents';

/** A sign for each state, so that none is told by its colour alone. */
export const STATE_ICONS: Readonly<Record<DocumentState | 'chosen', ReactNode>> = {
  missing: <MinusIcon size={14} />,
  chosen: <CheckIcon size={14} />,
  uploading: <UploadIcon size={14} />,
  checking: <SearchIcon size={14} />,
  accepted: <CheckIcon size={14} />,
  refused: <ErrorIcon size={14} />,
  expired: <WarningIcon size={14} />,
};
