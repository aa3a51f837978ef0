import { texts } from '../../platform/texts';
import type { AppResource } from '../../system/resources';

/** The demo's links; every address is under a domain reserved for examples. */
export const RESOURCES: readonly AppResource[] = [
  row('LANDING', texts('Get the app', '获取应用', 'Dapatkan aplikasi'), 'app'),
  row('YOUTUBE', texts('Videos', '视频', 'Video'), 'videos'),
  row('INSTAGRAM', texts('Pictures', '图片', 'Gambar'), 'pictures'),
  row('FACEBOOK', texts('Community', '社区', 'Komunitas'), 'community'),
  row('TELEGRAM', texts('Messages', '消息', 'Pesan'), 'messages'),
  row('ANDROID', texts('Android', 'Android', 'Android'), 'app/android'),
  row('IOS', texts('iOS', 'iOS', 'iOS'), 'app/ios'),
];

function row(
  resourceType: AppResource['resourceType'],
  label: AppResource['label'],
  path: string,
): AppResource {
  return { resourceType, label, url: `https://parlour.example/${path}` };
}
