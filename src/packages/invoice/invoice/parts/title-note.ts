import type { InvoiceTitle } from '@/api/invoice'
import type { Translate } from '@/locales/keys'
import type { invoiceTexts } from '@/locales/namespaces/invoice'

/** Returns the second line of an invoice title: its type and taxpayer id. */
export const titleNote = ({ invoiceTitleType, taxpayerId }: InvoiceTitle, t: Translate<typeof invoiceTexts>): string =>
  [t(`invoice.kinds.${invoiceTitleType}`), taxpayerId].filter(Boolean).join(' · ')
