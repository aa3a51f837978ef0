import agent from '@parlour/feature-agent/i18n/en.json';
import member from '@parlour/feature-member/i18n/en.json';
import wallet from '@parlour/feature-wallet/i18n/en.json';

export const dictionary = {
  agent,
  member,
  wallet,
};
