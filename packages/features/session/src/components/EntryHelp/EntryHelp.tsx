import { useHelpOrganisations } from '@parlour/feature-core';
import { HelpLine } from '@parlour/feature-shared';

/** Names who helps where somebody logs in (R32). */
export const EntryHelp = () => <HelpLine organisations={useHelpOrganisations()} />;
