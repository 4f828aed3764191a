import type { InvoiceTitle } from '@/api/invoice'
import type { Translate } from '@/locales/keys'
import type { invoiceTexts } from '@/locales/namespaces/invoice'

/** Returns the kind of a title and its taxpayer id: the line below its name. */
export const titleNote = ({ invoiceTitleType, taxpayerId }: InvoiceTitle, t: Translate<typeof invoiceTexts>): string =>
  [t(`invoice.kinds.${invoiceTitleType}`), taxpayerId].filter(Boolean).join(' · ')
