import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { Marquee } from '../../components/Marquee/Marquee';
import { BellIcon } from '../../icons/BellIcon';
import { Section } from '../../layout/Section/Section';
import { Stack } from '../../layout/Stack/Stack';
import type { WalletTexts } from './specimenTexts.fixtures';

/** The head of a page, and sentences. */
export function SpecimenWallet({ texts }: { texts: WalletTexts }) {
  return (
    <Stack>
      <Breadcrumb
        labels={texts.wayLabels}
        items={texts.way.map((label, at) => ({ label, href: `#step-${String(at)}` }))}
      />
      <Marquee
        start={<BellIcon />}
        labels={texts.noticeLabels}
        items={texts.notices.map((title) => ({ id: title, title }))}
      />
      <Section title={texts.title} description={texts.description}>
        <p>{texts.mixed}</p>
        <p>{texts.long}</p>
      </Section>
    </Stack>
  );
}
