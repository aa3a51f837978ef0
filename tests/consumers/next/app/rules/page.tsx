import { Card } from '@parlour/design-system/Card';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { FactList } from '@parlour/design-system/FactList';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { LinkCard } from '@parlour/design-system/LinkCard';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { VendorTile } from '@parlour/design-system/VendorTile';

const FACTS = [
  { label: 'Tables open', value: 'noon' },
  { label: 'Least stake', value: '0.10' },
];

/** A server component of server components: what only draws brings no script to the page. */
export default function Page() {
  return (
    <main>
      <h1>Rules of the house</h1>
      <Stack gap={16}>
        <Notice tone="info">The house keeps nothing of a jackpot.</Notice>
        <Card header={<h2>Tables</h2>}>
          <FactList facts={FACTS} />
        </Card>
        <VendorTile href="/" name="Northlight" />
        <LinkCard href="/" title="All games" />
        <EmptyState title="No rounds yet" />
        <LinkButton href="/">Back</LinkButton>
      </Stack>
    </main>
  );
}
