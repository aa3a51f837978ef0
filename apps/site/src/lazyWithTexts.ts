import { type LazyComponent, loadLateTexts } from '@parlour/feature-core';
import { lazy } from 'react';

/** A part that is loaded when it is first shown, with the texts of its kind. */
export const lazyWithTexts = (load: LazyComponent) =>
  lazy(() => Promise.all([load(), loadLateTexts()]).then(([part]) => part));
