import type { AppResource } from '../../system/resources';
import { TEXTS } from '../texts';

/** The demo's links; all addresses are under a domain reserved for examples. */
export const RESOURCES: readonly AppResource[] = [
  row('LANDING', TEXTS.texts('resource.LANDING'), 'app'),
  row('YOUTUBE', TEXTS.texts('resource.YOUTUBE'), 'videos'),
  row('INSTAGRAM', TEXTS.texts('resource.INSTAGRAM'), 'pictures'),
  row('FACEBOOK', TEXTS.texts('resource.FACEBOOK'), 'community'),
  row('TELEGRAM', TEXTS.texts('resource.TELEGRAM'), 'messages'),
  row('ANDROID', TEXTS.texts('resource.ANDROID'), 'app/android'),
  row('IOS', TEXTS.texts('resource.IOS'), 'app/ios'),
];

function row(
  resourceType: AppResource['resourceType'],
  label: AppResource['label'],
  path: string,
): AppResource {
  return { resourceType, label, url: `https://parlour.example/${path}` };
}
