import { newcomer } from '../examples/identity';
import { encryptBody } from './encryptBody';
import type { TestGateway } from './gateway';

/** The forms where a new password is chosen. */
export type PasswordForm = 'change' | 'resetByPhone' | 'resetByMail' | 'registration';

interface FormRequest {
  method: 'POST' | 'PUT';
  url: string;
  fields: object;
}

/** The refusal of each of some new passwords in a form, in their order; null for one that is accepted. */
export async function refusalsAt(
  gateway: TestGateway,
  form: PasswordForm,
  passwords: readonly string[],
  resetToken = '',
): Promise<(string | null)[]> {
  const token = await gateway.login('member1');
  const fields = await newcomer(gateway);
  const requests: Record<PasswordForm, (password: string) => FormRequest> = {
    change: (password: string) => ({
      method: 'POST',
      url: '/wps/member/password',
      fields: { oldPassword: 'Parlour#2024', newPassword: password, confirmNewPassword: password },
    }),
    resetByPhone: (password: string) => ({
      method: 'POST',
      url: '/wps/member/password/verification',
      fields: {
        ...{ mobileNum: '81230001', countryDialingCode: '65' },
        ...{ verificationCode: '246810', newPassword: password },
      },
    }),
    resetByMail: (password: string) => ({
      method: 'POST',
      url: '/wps/member/password/reset',
      fields: { resetToken, newPassword: password, confirmNewPassword: password },
    }),
    registration: (password: string) => ({
      method: 'PUT',
      url: '/wps/member/register',
      fields: { ...fields, password, confirmPassword: password },
    }),
  };

  const refusals: (string | null)[] = [];
  for (const password of passwords) {
    const request = requests[form](password);
    const body = await encryptBody(gateway, request);
    const given = form === 'change' ? { token } : {};
    refusals.push((await gateway.call(request.method, request.url, { ...given, body })).errorCode);
  }
  return refusals;
}
