import { totpAt } from '../../src/member/twoFactor';
import { encryptBody } from './encryptBody';
import type { Answer, TestGateway } from './gateway';

const SECURITY = '/wps/member/security';
const PASSWORD = 'Parlour#2024';

/** Calls of a session about the factors of its account. */
export function factorsOf(gateway: TestGateway, token: string) {
  const seal = async (url: string, fields: object): Promise<Answer> => {
    const body = await encryptBody(gateway, { method: 'POST', url, fields });
    return gateway.call('POST', url, { token, body });
  };
  return {
    /** Sets an authenticator up and switches it on. */
    async turnOn() {
      const start = await gateway.call('POST', `${SECURITY}/twoFactor`, { token });
      const { secret } = start.value as { secret: string };
      const code = () => totpAt(secret, new Date(gateway.now()));
      const proof = { password: PASSWORD, code: code() };
      const { value } = await seal(`${SECURITY}/twoFactor/confirm`, proof);
      return { code, recoveryCodes: (value as { recoveryCodes: string[] }).recoveryCodes };
    },
    turnOff: () => seal(`${SECURITY}/twoFactor/disable`, { password: PASSWORD }),
    stepUp: (code: string) => seal('/wps/session/stepUp', { code }),
    renew: (password = PASSWORD) => seal(`${SECURITY}/recoveryCodes`, { password }),
    async left(): Promise<number> {
      const { value } = await gateway.call('GET', SECURITY, { token });
      return (value as { recoveryCodesLeft: number }).recoveryCodesLeft;
    },
  };
}
