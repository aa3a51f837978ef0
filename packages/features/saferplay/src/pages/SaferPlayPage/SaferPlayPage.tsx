import { Stack } from '@parlour/design-system/layout/Stack';
import { useGetStatementReviewQuery } from '@parlour/gateway-openapi/saferPlay';
import { BreaksLink } from '../../components/BreaksLink/BreaksLink';
import { HelpSection } from '../../components/HelpSection/HelpSection';
import { StatementLink } from '../../components/StatementLink/StatementLink';
import { OwnLimits } from './OwnLimits';
import { RealityCheckSection } from './RealityCheckSection';

/**
 * The page of safer play: own limits, the reality check, the ways to breaks and to what was paid and played, and who helps (SP-02, SP-03,
 * SP-06, SP-07, SP-08).
 */
export default function SaferPlayPage() {
  const { data: review } = useGetStatementReviewQuery();
  const isDue = review?.isDue === true;
  return (
    <Stack gap={32}>
      {isDue ? <StatementLink isDue /> : null}
      <OwnLimits />
      <RealityCheckSection />
      <BreaksLink />
      {isDue ? null : <StatementLink isDue={false} />}
      <HelpSection />
    </Stack>
  );
}
