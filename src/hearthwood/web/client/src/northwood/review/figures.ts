// How figures of a review are written.

import { language } from '../../lib/words';

/** With its sign, a real minus, to the tenth. */
export function signed(value: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(language(), form).format(value).replace('-', '−');
}
