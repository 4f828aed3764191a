import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import type { InvoiceState } from '@/domain/invoice/state'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'
import type { LinkTo } from '@/router/link-to'

interface InvoiceRowProps {
  /** State of the order's invoice, with the reason of a rejection; null without an invoice. */
  invoice: { state: InvoiceState; reason: string } | null
  /** Link that requests an invoice; false if no request is possible. */
  apply: LinkTo | false
  /** Link to the existing invoice; false without an invoice. */
  view: LinkTo | false
  /** True if a request is possible only after a pending refund. */
  waits?: boolean
}

/**
 * Draws a row with the state of the order's invoice. The row links to the request form if a request is possible, else
 * to the invoice. Draws nothing if an order gets no invoice.
 */
export function InvoiceRow({ invoice, apply, view, waits = false }: InvoiceRowProps) {
  const t = useTexts(orderTexts)
  if (!apply && !view && !waits) return null
  return (
    <ListRow
      icon="invoice"
      title={t(view ? 'detail.invoice.title' : 'detail.applyInvoice')}
      note={joinFacts([
        view ? stateText(invoice, t) : '',
        apply && view ? t('detail.invoice.again') : '',
        waits ? t('detail.invoiceWaits') : '',
      ])}
      to={apply || view || undefined}
    />
  )
}

const stateText = (invoice: InvoiceRowProps['invoice'], t: Translate<typeof orderTexts>): string => {
  if (!invoice) return ''
  const { state, reason } = invoice
  return state === 'REJECTED' && reason !== ''
    ? t('detail.invoice.rejected', { reason })
    : t(`detail.invoice.state.${state}`)
}
