import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { BrandError, ThemeProvider } from '@parlour/design-system/theme';
import { MerchantDocumentError, merchantReason } from '@parlour/feature-core';
import { bootLanguage } from './bootLanguage';
import { bootTexts } from './bootTexts';

export interface BootFaultPageProps {
  fault: unknown;
  /** Starts the site anew at the same address. */
  onRetry: () => void;
}

/**
 * The plain page of a site that can't start, in the default theme and the visitor's language. There is no
 * translator yet: it brings its few texts along in every language, and a merchant's fault is named in English.
 */
export function BootFaultPage({ fault, onRetry }: BootFaultPageProps) {
  const { tag, direction } = bootLanguage();
  const texts = bootTexts(tag);
  const detail = detailOf(fault);
  // The server may have written into the page where help is to be had.
  const help = document.querySelector<HTMLAnchorElement>('#fallback a[dir="ltr"]');
  return (
    <ThemeProvider>
      <main id="boot-fault" lang={tag} dir={direction}>
        <EmptyState
          headingLevel={1}
          icon={<WarningIcon size={28} />}
          title={texts.title}
          action={<Button onClick={onRetry}>{texts.retry}</Button>}
        >
          {detail === null ? <p>{texts.network}</p> : null}
          <p>{texts.help}</p>
          {help === null ? null : (
            <p>
              <a dir="ltr" href={help.href}>
                {help.textContent}
              </a>
            </p>
          )}
          {detail === null ? null : (
            <p lang="en" dir="ltr">
              {detail}
            </p>
          )}
        </EmptyState>
      </main>
    </ThemeProvider>
  );
}

/** Which field of its document the merchant has to mend; null for a fault that is none of the document's. */
function detailOf(fault: unknown): string | null {
  if (fault instanceof MerchantDocumentError) return `${fault.message}: ${merchantReason(fault)}`;
  return fault instanceof BrandError ? fault.message : null;
}
