import agent from '@parlour/feature-agent/i18n/zh-Hans.json';
import member from '@parlour/feature-member/i18n/zh-Hans.json';
import wallet from '@parlour/feature-wallet/i18n/zh-Hans.json';

export const dictionary = {
  agent,
  member,
  wallet,
};
