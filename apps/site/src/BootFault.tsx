import { BrandError } from '@parlour/design-system/theme';
import { MerchantFault } from './merchant';

/** The plain page of a site that can't start. It has no texts to translate with yet, so it speaks to the merchant. */
export function BootFault({ fault }: { fault: unknown }) {
  const text = namesField(fault) ? fault.message : 'Network link is abnormal, please try again';
  return (
    <main id="boot-fault">
      <h1>The site could not be started</h1>
      <p>{text}</p>
      <p>
        <a href="/">Reload</a>
      </p>
    </main>
  );
}

const namesField = (fault: unknown): fault is Error =>
  fault instanceof MerchantFault || fault instanceof BrandError;
