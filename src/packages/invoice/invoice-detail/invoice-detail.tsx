import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Invoice } from '@/api/invoice'
import { SupportRow } from '@/components/contact/support-row'
import { StateHead } from '@/components/order/state-head/state-head'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { isMissing } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Empty } from '@/components/ui/empty/empty'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { invoiceTone } from '../parts/invoice-tone'
import { applyParams, ordersLink } from '../parts/invoiced-orders'
import styles from './invoice-detail.module.scss'
import { InvoiceDetailModel } from './invoice-detail.model'
import { InvoiceFacts } from './parts/invoice-facts/invoice-facts'

/** Screen of an invoice: its state, its data, and the file or the parcel. */
function InvoiceDetail({ params }: { params: RouteParams<'invoice-detail'> }) {
  const t = useTexts(invoiceTexts)
  const model = useModel((deps) => new InvoiceDetailModel(deps, params))
  return (
    <>
      <NavBar title={t('invoice.detailTitle')} />
      <Content model={model} isOfOrder={Boolean(params.orderId)} />
    </>
  )
}

const Content = observer(({ model, isOfOrder }: { model: InvoiceDetailModel; isOfOrder: boolean }) => {
  const { found } = model
  if (found.status === 'failed' && isMissing(found.error)) return <Missing isOfOrder={isOfOrder} />
  return (
    <View className={styles.page}>
      <AsyncView of={found} skeleton={<DetailSkeleton cards={[168, 236, 132]} />}>
        {({ invoice }) => (invoice ? <Detail model={model} invoice={invoice} /> : <Missing />)}
      </AsyncView>
    </View>
  )
})

/**
 * Draws a message that the invoice does not exist. Links to the orders if the address contains an order, else to the
 * invoices.
 */
function Missing({ isOfOrder = false }: { isOfOrder?: boolean }) {
  const t = useTexts(invoiceTexts)
  const action = isOfOrder
    ? { text: t('invoice.toOrders'), to: linkTo('orders') }
    : { text: t('invoice.listTitle'), to: replacedBy('invoice') }
  const sentence = t(isOfOrder ? 'invoice.missingOrder' : 'invoice.missing')
  return <Empty scene="no-result" sentence={sentence} action={action} />
}

function Detail({ model, invoice }: { model: InvoiceDetailModel; invoice: Invoice }) {
  const t = useTexts(invoiceTexts)
  const { invoiceState: state, invoiceType: type, orders, reason, hasDocument, canApply, delivery } = invoice
  const issued = t(delivery?.expressNo === '' ? 'invoice.hintNotSent' : `invoice.hintIssued.${type}`)
  const actions: (ButtonAction | false)[] = [
    { text: t('invoice.toOrder'), to: ordersLink(invoice), secondary: true },
    hasDocument && { text: t('invoice.open'), onClick: model.open },
    canApply && { text: t('invoice.again'), to: replacedBy('invoice', applyParams(invoice)) },
  ]
  return (
    <>
      <StateHead
        state={t(`invoice.state.${state}`)}
        tone={invoiceTone(state)}
        hint={state === 'SUCCESS' ? issued : t(`invoice.hint.${state}`, { reason })}
      />
      <InvoiceFacts invoice={invoice} onCopy={model.copy} />
      <SupportRow showId="" orderId={orders[0].orderId} />
      <BottomBar onDesktop>
        <ButtonRow className={styles.acts} actions={actions.filter((action) => action !== false)} />
      </BottomBar>
    </>
  )
}

export default screen('invoice-detail', InvoiceDetail)
