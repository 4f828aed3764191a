import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { momentText } from '@/components/dates'
import { ItemInvoiceRow } from '@/components/item-order/item-invoice-row'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { recordLabel, recordTone } from '../parts/record-state'
import { ParkingDetailModel, type ParkingPayment } from './parking-detail.model'
import { FeeCard } from './parts/fee-card'
import { OrderCard } from './parts/order-card'
import { StayCard } from './parts/stay-card'
import styles from './parking-detail.module.scss'

/** Screen of one parking payment: its state, the stay, the fee step by step, and the refund for a wrong car. */
function ParkingDetail({ params: { orderId } }: { params: RouteParams<'parking-detail'> }) {
  const t = useTexts(parkingRecordTexts)
  const model = useModel((deps) => new ParkingDetailModel(deps, orderId))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t('parkingRecord.missing')}
      action={
        orderId
          ? { text: t('parkingRecord.title'), to: linkTo('parking-record') }
          : { text: t('parkingRecord.pay'), to: linkTo('parking-payment') }
      }
    />
  )
  return (
    <>
      <AsyncPage
        title={t('parkingRecord.detail')}
        className={styles.page}
        of={model.payment}
        skeleton={<DetailSkeleton cards={[168, 156, 132]} />}
        missing={missing}
      >
        {(payment) => <Detail model={model} payment={payment} />}
      </AsyncPage>
      <Bar model={model} />
    </>
  )
}

const Detail = observer(({ model, payment }: { model: ParkingDetailModel; payment: ParkingPayment }) => {
  const t = useTexts(parkingRecordTexts)
  const now = useNow()
  const { record, order } = payment
  const { state, leaveBy, refundedAmount, isParkNotified } = record
  const label = recordLabel(record)
  const hint = t(`parkingRecord.hint.${label}`, {
    time: momentText(leaveBy, { now, utcOffset: SHOP_OFFSET }, t),
    amount: formatMoney(refundedAmount),
    count: order.refund?.made?.arriveDays ?? 0,
  })
  return (
    <>
      <StateHead state={t(`parkingRecord.state.${label}`)} tone={recordTone(label)} hint={hint} />
      {state === 'PAID' && !isParkNotified && (
        <Notice tone="notice" className={styles.notice}>
          {t('parkingRecord.notNotified')}
        </Notice>
      )}
      <AsideColumns
        aside={
          <>
            <FeeCard payment={payment} />
            <Actions model={model} stacked />
          </>
        }
      >
        <StayCard record={record} />
        <PhoneOnly>
          <FeeCard payment={payment} />
        </PhoneOnly>
        <OrderCard order={order} onCopy={model.copy} />
        <ItemInvoiceRow order={order} />
        <ListGroup>
          <ListRow
            icon="order"
            title={t('parkingRecord.toOrder')}
            to={linkTo('product-detail', { orderId: order.orderId })}
          />
          <ListRow icon="parking" title={t('parkingRecord.title')} to={linkTo('parking-record')} />
        </ListGroup>
        <SupportRow orderId={order.orderId} />
      </AsideColumns>
    </>
  )
})

const Bar = observer(({ model }: { model: ParkingDetailModel }) =>
  model.toPay || model.isRefundable ? (
    <BottomBar>
      <Actions model={model} />
    </BottomBar>
  ) : null,
)

const Actions = observer(({ model, stacked }: { model: ParkingDetailModel; stacked?: boolean }) => {
  const t = useTexts(parkingRecordTexts)
  const { toPay, isRefundable, payment, refund } = model
  const payText = payment.value?.record.state === 'UNPAID' ? t('parkingRecord.toPay') : t('parkingRecord.payDifference')
  const actions: (ButtonAction | false)[] = [
    isRefundable && { text: t('parkingRecord.refundWrongCar'), onClick: refund, secondary: true },
    toPay !== null && { text: payText, to: toPay },
  ]
  return <ButtonRow actions={actions.filter((action) => action !== false)} stacked={stacked} />
})

export default screen('parking-detail', ParkingDetail)
