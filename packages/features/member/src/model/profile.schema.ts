import type { MemberProfile, ProfileUpdate } from '@parlour/gateway-openapi/member';
import { type InferType, object, string } from 'yup';

/** Accounts at outside services, in the order shown; an empty text clears one. */
export const CHANNELS = [
  'whatsapp',
  'telegram',
  'line',
  'facebook',
  'wechat',
  'zalo',
  'skype',
  'qqNum',
] as const;

/** Nobody is older: an earlier birthday is a typing error. */
const OLDEST = '1900-01-01';

const channel = () => string().trim().defined().max(64, 'errors.tooLong');

/** The latest birthday of somebody of that age today, as `yyyy-MM-dd`. */
export function latestBirthday(age: number, today: Date): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  // The 29th of February rolls over in a year that has none.
  if (day.getUTCMonth() !== today.getUTCMonth()) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/** The profile of a member (SUP-06). Messages are keys of the namespace `member`. */
export const profileSchema = (latest: string) =>
  object({
    nickname: string().trim().required('errors.empty').max(64, 'errors.tooLong'),
    birthday: string()
      .defined()
      .test('year', 'errors.birthYear', (day) => day === '' || day >= OLDEST)
      .test('age', 'errors.birthday', (day) => day <= latest),
    payeeName: string().trim().defined().max(128, 'errors.tooLong'),
    idNumber: string().trim().defined().max(64, 'errors.tooLong'),
    whatsapp: channel(),
    telegram: channel(),
    line: channel(),
    facebook: channel(),
    wechat: channel(),
    zalo: channel(),
    skype: channel(),
    qqNum: channel(),
  });

export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

/** The form's default values. Masked values start empty, so that the mask is never saved over the value. */
export function toProfileValues(profile: MemberProfile): ProfileValues {
  const { nickname, whatsapp, telegram, line, facebook, wechat, zalo, skype, qqNum } = profile;
  return {
    nickname,
    birthday: '',
    payeeName: '',
    idNumber: '',
    whatsapp: whatsapp ?? '',
    telegram: telegram ?? '',
    line: line ?? '',
    facebook: facebook ?? '',
    wechat: wechat ?? '',
    zalo: zalo ?? '',
    skype: skype ?? '',
    qqNum: qqNum ?? '',
  };
}

/** The fields that differ from what the gateway has; birthday and real name are sent only while they are not set. */
export function changesOf(profile: MemberProfile, values: ProfileValues): ProfileUpdate {
  const update: ProfileUpdate = {};
  if (values.nickname !== profile.nickname) update.nickname = values.nickname;
  if (profile.birthday === null && values.birthday !== '') update.birthday = values.birthday;
  if (profile.payeeName === null && values.payeeName !== '') update.payeeName = values.payeeName;
  if (values.idNumber !== '') update.idNumber = values.idNumber;
  for (const name of CHANNELS)
    if (values[name] !== (profile[name] ?? '')) update[name] = values[name];
  return update;
}
