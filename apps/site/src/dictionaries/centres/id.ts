import agent from '@parlour/feature-agent/i18n/id.json';
import member from '@parlour/feature-member/i18n/id.json';
import wallet from '@parlour/feature-wallet/i18n/id.json';

export const dictionary = {
  agent,
  member,
  wallet,
};
