import { GiftIcon } from '../../icons/GiftIcon';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import type { AccordionItem } from './Accordion';

export const QUESTIONS: readonly AccordionItem[] = [
  {
    id: 'withdraw',
    title: 'How long does a withdrawal take?',
    content: 'Five minutes as a rule. Where a bank is closed, until its next working day.',
    icon: <WalletIcon />,
  },
  {
    id: 'reward',
    title: 'When can I withdraw a reward?',
    content: (
      <p>Once it has been staked eight times. How far you are stands in the reward centre.</p>
    ),
    icon: <GiftIcon />,
  },
  {
    id: 'name',
    title: 'Can I change my name?',
    content: 'The name of the account stays. Customer service corrects the name of the holder.',
    icon: <UserIcon />,
  },
];

export const LONG_QUESTIONS: readonly AccordionItem[] = [
  {
    id: 'long',
    title: 'Berapa lama penarikan dana ke rekening bank yang sudah terdaftar akan diproses?',
    content:
      'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger. Pemeriksaan berlangsung paling lama satu hari kerja.',
    isOpen: true,
    icon: <WalletIcon />,
  },
  ...QUESTIONS,
];
