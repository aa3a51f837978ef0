import { type LazyComponent, loadLateTexts, patiently } from '@parlour/feature-core';
import { lazy } from 'react';

/** A part that is loaded when it is first shown, with the texts of its kind. */
export const lazyWithTexts = <Props = object>(load: LazyComponent<Props>) =>
  lazy(() => patiently(() => Promise.all([load(), loadLateTexts()])).then(([part]) => part));
