import { createAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { asEvent } from '../feature/events';
import type { CentreEntry, CentreName, CentrePages } from './centrePages';

/** What the site hands to the frame of a centre, which decides who may see which page. */
export interface CentreProps<Name extends CentreName> {
  /** The pages that the features of this site draw, in the order of the navigation. */
  pages: readonly CentreEntry<CentrePages[Name]>[];
  /** The page named in the address, whether it exists or not; empty for the start of the centre. */
  requestedPage: string;
  hrefOf: (page: CentrePages[Name]) => string;
  renderPage: (page: CentrePages[Name]) => ReactNode;
  onClose: () => void;
}

/** A person has closed a centre. Features drop what they kept while it was open (MC-03). */
export const centreClosed = asEvent(createAction<{ centre: CentreName }>('core/centreClosed'));
