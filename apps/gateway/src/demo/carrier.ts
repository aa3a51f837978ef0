import type { CodeCarrier } from '../session/codeCarrier';

/** The demo sends everybody the same code. */
export const DEMO_CODE = '246810';

/** Prints what would be sent, for whoever runs the demo; the code is always the same. */
export function createDemoCarrier(say: (line: string) => void): CodeCarrier {
  return {
    createCode: () => DEMO_CODE,
    async carry({ channel, to, content }) {
      const way = channel === 'sms' ? 'SMS' : 'Mail';
      const text =
        'code' in content
          ? `your code is ${content.code}`
          : `set a new password at ${content.link}`;
      say(`${way} to ${to}: ${text}`);
    },
  };
}
