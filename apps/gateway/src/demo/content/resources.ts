import type { AppResource } from '../../system/resources';
import { WORDS } from '../words';

/** The demo's links; all addresses are under a domain reserved for examples. */
export const RESOURCES: readonly AppResource[] = [
  row('LANDING', WORDS.texts('resource.LANDING'), 'app'),
  row('YOUTUBE', WORDS.texts('resource.YOUTUBE'), 'videos'),
  row('INSTAGRAM', WORDS.texts('resource.INSTAGRAM'), 'pictures'),
  row('FACEBOOK', WORDS.texts('resource.FACEBOOK'), 'community'),
  row('TELEGRAM', WORDS.texts('resource.TELEGRAM'), 'messages'),
  row('ANDROID', WORDS.texts('resource.ANDROID'), 'app/android'),
  row('IOS', WORDS.texts('resource.IOS'), 'app/ios'),
];

function row(
  resourceType: AppResource['resourceType'],
  label: AppResource['label'],
  path: string,
): AppResource {
  return { resourceType, label, url: `https://parlour.example/${path}` };
}
