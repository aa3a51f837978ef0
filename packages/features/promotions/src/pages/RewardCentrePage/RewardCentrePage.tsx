import { Tabs } from '@parlour/design-system/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketSection } from '../TicketSection';
import { RewardsPanel } from './RewardsPanel';

/** The reward centre of the member centre: rewards to claim, and tickets to open (PROMO-04). */
export default function RewardCentrePage() {
  const { t } = useTranslation('promotions');
  const [ticketPage, setTicketPage] = useState(1);
  return (
    <Tabs
      label={t('reward.tabs')}
      items={[
        { id: 'rewards', label: t('reward.rewards'), panel: <RewardsPanel /> },
        {
          id: 'tickets',
          label: t('reward.tickets'),
          panel: <TicketSection page={ticketPage} onPage={({ page }) => setTicketPage(page)} />,
        },
      ]}
    />
  );
}
