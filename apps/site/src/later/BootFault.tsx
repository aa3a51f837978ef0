import { EmptyState } from '@parlour/design-system/EmptyState';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { BrandError, ThemeProvider } from '@parlour/design-system/theme';
import { MerchantFault } from '../merchant';

/**
 * The plain page of a site that can't start, in the house's own look. It has no texts to translate with
 * yet, so it speaks to the merchant.
 */
function BootFault({ fault }: { fault: unknown }) {
  const text = namesField(fault) ? fault.message : 'Network link is abnormal, please try again';
  return (
    <ThemeProvider>
      <main id="boot-fault">
        <EmptyState
          headingLevel={1}
          icon={<WarningIcon size={28} />}
          title="The site could not be started"
          action={<LinkButton href="/">Reload</LinkButton>}
        >
          <p>{text}</p>
        </EmptyState>
      </main>
    </ThemeProvider>
  );
}

const namesField = (fault: unknown): fault is Error =>
  fault instanceof MerchantFault || fault instanceof BrandError;

export const bootFault = (fault: unknown) => <BootFault fault={fault} />;
