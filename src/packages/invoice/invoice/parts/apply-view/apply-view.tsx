import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InvoiceOffer } from '@/api/invoice'
import { SupportRow } from '@/components/contact/support-row'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { isMissing } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Price } from '@/components/ui/price/price'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { linkTo, replacedBy } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { ordersLink } from '../../../parts/invoiced-orders'
import { ApplyModel } from '../../apply.model'
import { ApplyCards, InvoicedOrder } from '../apply-cards/apply-cards'
import { ReviewSheet } from '../review-sheet/review-sheet'
import { TitlesSheet } from '../titles-sheet/titles-sheet'
import styles from './apply-view.module.scss'

/** Draws the form for requesting an invoice. */
export const ApplyView = observer(({ params }: { params: RouteParams<'invoice'> }) => {
  const t = useTexts(invoiceTexts)
  const model = useModel((deps) => new ApplyModel(deps, params))
  if (model.offer.status === 'failed' && isMissing(model.offer.error))
    return (
      <Empty
        scene="no-order"
        sentence={t('invoice.missingOrder')}
        action={{ text: t('invoice.toOrders'), to: linkTo('orders') }}
      />
    )
  return (
    <View className={styles.page}>
      <AsyncView of={model.offer} skeleton={<DetailSkeleton cards={[132, 164, 100, 148]} />}>
        {(offer) => <Offer model={model} offer={offer} />}
      </AsyncView>
    </View>
  )
})

const Offer = observer(({ model, offer }: { model: ApplyModel; offer: InvoiceOffer }) => {
  const t = useTexts(invoiceTexts)
  const { form, standingId } = model
  const toOrder = { text: t('invoice.toOrder'), to: ordersLink(offer) }
  const toInvoice = { text: t('invoice.toInvoice'), to: replacedBy('invoice-detail', { invoiceId: standingId }) }
  if (standingId)
    return (
      <Empty scene="no-order" sentence={t(`invoice.state.${offer.invoiceState ?? 'APPLYING'}`)} action={toInvoice} />
    )
  if (offer.obstacle) return <Empty scene="no-order" sentence={offer.obstacle} action={toOrder} />
  const submit = (
    <Button block loading={form.busy} onClick={form.submit}>
      {t('invoice.review')}
    </Button>
  )
  return (
    <>
      <AsideColumns
        aside={
          <InvoicedOrder offer={offer}>
            <View className={boxStyles.above4}>{submit}</View>
          </InvoicedOrder>
        }
      >
        <ApplyCards model={model} offer={offer} />
        <SupportRow orderId={offer.orders[0].orderId} showId="" />
      </AsideColumns>
      <BottomBar lead={<Price price={{ kind: 'amount', amount: offer.invoiceAmount, from: false }} tone="ink" />}>
        {submit}
      </BottomBar>
      <TitlesSheet titles={model.titles} />
      <ReviewSheet model={model} offer={offer} />
    </>
  )
})
