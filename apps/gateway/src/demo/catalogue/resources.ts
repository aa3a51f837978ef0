/** A link of the footer or the side bar, keyed by what it is. */
export interface AppResource {
  resourceType: 'LANDING' | 'YOUTUBE' | 'INSTAGRAM' | 'FACEBOOK' | 'TELEGRAM';
  labelNameEn: string;
  labelNameCn: string;
  labelNameId: string;
  url: string;
}

const row = (
  resourceType: AppResource['resourceType'],
  [labelNameEn, labelNameCn, labelNameId]: readonly [string, string, string],
  path: string,
): AppResource => ({
  resourceType,
  labelNameEn,
  labelNameCn,
  labelNameId,
  url: `https://parlour.example/${path}`,
});

/** The demo's resources; every address is under a domain reserved for examples. */
export const APP_RESOURCES: readonly AppResource[] = [
  row('LANDING', ['Get the app', '获取应用', 'Dapatkan aplikasi'], 'app'),
  row('YOUTUBE', ['Videos', '视频', 'Video'], 'videos'),
  row('INSTAGRAM', ['Pictures', '图片', 'Gambar'], 'pictures'),
  row('FACEBOOK', ['Community', '社区', 'Komunitas'], 'community'),
  row('TELEGRAM', ['Messages', '消息', 'Pesan'], 'messages'),
];
