import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ApplyView } from './parts/apply-view/apply-view'
import { InvoiceList } from './parts/invoice-list/invoice-list'

/**
 * Screen for requesting the invoice of an order. If the address contains no order, it lists all invoices of the
 * account.
 */
function Invoice({ params: { orderId } }: { params: RouteParams<'invoice'> }) {
  const t = useTexts(invoiceTexts)
  return (
    <>
      <NavBar title={t(orderId ? 'invoice.applyTitle' : 'invoice.listTitle')} />
      {orderId ? <ApplyView orderId={orderId} /> : <InvoiceList />}
    </>
  )
}

export default screen('invoice', Invoice)
