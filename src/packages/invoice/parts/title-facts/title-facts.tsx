import type { InvoiceTitleDraft } from '@/api/invoice'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { invoiceTexts } from '@/locales/namespaces/invoice'

/** Draws the fields of an invoice title as rows. Omits empty fields. */
export function TitleFacts({ title }: { title: InvoiceTitleDraft }) {
  const t = useTexts(invoiceTexts)
  return (
    <>
      <FactRow title={t('invoice.titleKind')} value={t(`invoice.kinds.${title.invoiceTitleType}`)} />
      <FactRow title={t('invoice.name')} value={title.invoiceTitle} />
      <FactRow title={t('invoice.taxpayerId')} value={title.taxpayerId || null} />
      <FactRow title={t('invoice.bankName')} value={title.bankName || null} />
      <FactRow title={t('invoice.bankAccount')} value={title.bankAccount || null} />
      <FactRow title={t('invoice.address')} value={title.address || null} />
      <FactRow title={t('invoice.phone')} value={title.phoneNo || null} />
    </>
  )
}
