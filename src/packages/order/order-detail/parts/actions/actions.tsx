import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { rebookTexts } from '@/locales/namespaces/rebook'
import type { OrderDetailModel } from '../../order-detail.model'
import styles from './actions.module.scss'

/** Draws the buttons for the order's operations (domain §3). */
export const Actions = observer(({ model, stacked }: { model: OrderDetailModel; stacked?: boolean }) => {
  const t = useTexts(orderTexts)
  const rebook = useTexts(rebookTexts)
  const { flags, order } = model
  const failed = model.state === 'failed'
  if (!order.value || !model.hasActions) return null
  const { refundable, rebookOf } = order.value
  const of = rebookOf ? 'detail.rebooking' : 'detail'
  const amount = formatMoney(order.value.dueAmount ?? order.value.payAmount ?? order.value.total)
  const actions: (ButtonAction | false)[] = [
    flags.canCancel && { text: t(`${of}.cancel`), onClick: model.cancel, secondary: true },
    flags.canPay && { text: t(failed ? 'detail.payAgain' : `${of}.pay`, { amount }), onClick: model.pay },
    model.confirming && { text: t('detail.checkNow'), onClick: model.refresh, secondary: true },
    model.again !== null && { text: t('detail.buyAgain'), to: model.again },
    model.original !== null && { text: t('detail.rebooking.toOriginal'), to: model.original },
    model.rebookedTo !== null && { text: rebook('rebook.toNew'), to: model.rebookedTo },
    model.refund !== null && {
      text: refundable ? t('detail.refundAll', { amount: formatMoney(refundable) }) : t('button.returnTickets'),
      to: model.refund,
    },
    model.sendAgain !== null && { text: t('orders.act.sendAgain'), to: model.sendAgain },
    model.canShowTickets && {
      text: t(flags.canTake ? 'detail.seePickup' : 'detail.seeTickets'),
      to: model.tickets,
    },
  ]
  return <ButtonRow actions={actions.filter((action) => action !== false)} stacked={stacked} className={styles.acts} />
})
