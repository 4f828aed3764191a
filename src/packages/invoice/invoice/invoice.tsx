import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ApplyView } from './parts/apply-view/apply-view'
import { InvoiceList } from './parts/invoice-list/invoice-list'

/**
 * Screen for requesting the invoice of an order, or of several item orders. If the address contains no order, it lists
 * all invoices of the account.
 */
function Invoice({ params }: { params: RouteParams<'invoice'> }) {
  const t = useTexts(invoiceTexts)
  const isApplication = Boolean(params.orderId ?? params.itemOrderIds)
  return (
    <>
      <NavBar title={t(isApplication ? 'invoice.applyTitle' : 'invoice.listTitle')} />
      {isApplication ? <ApplyView params={params} /> : <InvoiceList />}
    </>
  )
}

export default screen('invoice', Invoice)
