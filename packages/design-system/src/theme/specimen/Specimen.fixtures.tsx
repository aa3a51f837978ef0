import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { SpecimenActions } from './SpecimenActions.fixtures';
import { SpecimenDeposit, SpecimenLogin } from './SpecimenForms.fixtures';
import { SpecimenGames, SpecimenOffer } from './SpecimenGames.fixtures';
import { SpecimenNothing } from './SpecimenNothing.fixtures';
import { SpecimenQuestions, SpecimenRecord, SpecimenSteps } from './SpecimenRecord.fixtures';
import { SpecimenStatus } from './SpecimenStatus.fixtures';
import { SpecimenWallet } from './SpecimenWallet.fixtures';
import type { SpecimenTexts } from './specimenTexts.fixtures';

/** Most components, with texts of one language: across a page, and in columns as narrow as a phone. */
export function Specimen({ texts }: { texts: SpecimenTexts }) {
  return (
    <div lang={texts.lang} dir={texts.direction}>
      <Stack gap={32}>
        <SpecimenWallet texts={texts.wallet} />
        <Grid minColumn={280} gap={32}>
          <Stack gap={32}>
            <SpecimenActions texts={texts.actions} />
            <SpecimenLogin texts={texts.login} />
          </Stack>
          <Stack gap={32}>
            <SpecimenDeposit texts={texts.deposit} lang={texts.lang} />
            <SpecimenNothing texts={texts.nothing} />
          </Stack>
          <Stack gap={32}>
            <SpecimenStatus texts={texts.status} />
            <SpecimenQuestions texts={texts.questions} />
          </Stack>
          <Stack gap={32}>
            <SpecimenGames texts={texts.games} />
            <SpecimenOffer texts={texts.offer} />
          </Stack>
        </Grid>
        <SpecimenRecord texts={texts.record} />
        <SpecimenSteps texts={texts.steps} />
      </Stack>
    </div>
  );
}
