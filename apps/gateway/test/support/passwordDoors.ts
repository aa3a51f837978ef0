import { newcomer } from '../examples/identity';
import { encryptBody } from './encryptBody';
import type { TestGateway } from './gateway';

/** The forms where a new password is chosen. */
export type PasswordDoor = 'change' | 'resetByPhone' | 'resetByMail' | 'registration';

interface Way {
  method: 'POST' | 'PUT';
  url: string;
  fields: object;
}

/** The refusal of each of some new passwords in a form, in their order; null for one that is accepted. */
export async function refusalsAt(
  gateway: TestGateway,
  door: PasswordDoor,
  words: readonly string[],
  resetToken = '',
): Promise<(string | null)[]> {
  const token = await gateway.login('member1');
  const fields = await newcomer(gateway);
  const ways: Record<PasswordDoor, (word: string) => Way> = {
    change: (word: string) => ({
      method: 'POST',
      url: '/wps/member/password',
      fields: { oldPassword: 'Parlour#2024', newPassword: word, confirmNewPassword: word },
    }),
    resetByPhone: (word: string) => ({
      method: 'POST',
      url: '/wps/member/password/verification',
      fields: {
        ...{ mobileNum: '81230001', countryDialingCode: '65' },
        ...{ verificationCode: '246810', newPassword: word },
      },
    }),
    resetByMail: (word: string) => ({
      method: 'POST',
      url: '/wps/member/password/reset',
      fields: { resetToken, newPassword: word, confirmNewPassword: word },
    }),
    registration: (word: string) => ({
      method: 'PUT',
      url: '/wps/member/register',
      fields: { ...fields, password: word, confirmPassword: word },
    }),
  };

  const refusals: (string | null)[] = [];
  for (const word of words) {
    const way = ways[door](word);
    const body = await encryptBody(gateway, way);
    const given = door === 'change' ? { token } : {};
    refusals.push((await gateway.call(way.method, way.url, { ...given, body })).errorCode);
  }
  return refusals;
}
