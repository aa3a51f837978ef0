import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import { ChangesReport } from './compare/ChangesReport';
import { OpponentSelect } from './compare/OpponentSelect';
import type { Compared } from './compare/opponents';
import { Exports } from './files/Exports';
import * as F from './files/files.styles';
import { Imports } from './files/Imports';
import { ContrastTable } from './report/ContrastTable';
import { Stage } from './stage/Stage';
import type { StageView } from './stage/stageView';
import type { SharedBrand } from './studioBrand';
import type { Studio } from './useStudio';

export type StudioTab = 'preview' | 'contrast' | 'changes' | 'files';

interface StudioTabsProps {
  studio: Studio;
  shared: SharedBrand;
  compared: Compared;
  /** Why the link was not taken. */
  linkFault: string | null;
  initialView: Partial<StageView> | undefined;
  initialTab: StudioTab | undefined;
}

/** The views of a brand: seen, measured, compared, and as files. */
export function StudioTabs(props: StudioTabsProps) {
  const { studio, shared, compared, linkFault, initialView, initialTab = 'preview' } = props;
  const { good, error } = studio;
  return (
    <>
      {linkFault === null ? null : (
        <Notice tone="warning" role="alert" title="The link could not be opened">
          {linkFault} The studio shows its first values.
        </Notice>
      )}
      {error === null ? null : (
        <Notice tone="warning" role="status" title="Shown as it was before the last change">
          One value can&apos;t be used; see its field. Links and files hold the last values that
          can.
        </Notice>
      )}
      <Tabs
        label="Views of the brand"
        defaultSelectedId={initialTab}
        keepsPanels
        items={[
          {
            id: 'preview',
            label: 'Preview',
            panel: (
              <Stage
                good={good}
                shared={shared}
                opponent={compared.opponent}
                initialView={initialView}
                extra={<OpponentSelect label="Compare with" size="sm" compared={compared} />}
              />
            ),
          },
          { id: 'contrast', label: 'Contrast', panel: <ContrastTable brand={good.brand} /> },
          {
            id: 'changes',
            label: 'Changes',
            panel: <ChangesReport good={good} compared={compared} />,
          },
          {
            id: 'files',
            label: 'Files',
            panel: (
              <F.Files>
                <Section title="Export">
                  <Exports good={good} />
                </Section>
                <Section title="Import">
                  <Imports onUse={studio.change} onCompare={compared.keep} />
                </Section>
              </F.Files>
            ),
          },
        ]}
      />
    </>
  );
}
