import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderRefund } from '@/api/refund'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { paidFor, refundableUnits } from '@/domain/refund/refundable-units'
import type { ShowChange } from '@/domain/refund/rule'
import { formatMoney } from '@/locales/format-money'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import styles from './code-panel.module.scss'

interface ChangedShowProps {
  change: ShowChange
  /** Order id of the ticket; '' for a ticket that was not bought here, because a refund would not go to its holder. */
  orderId: string
  /** Number of the ticket within its order, from 1. */
  number: number | undefined
}

/** Draws a notice instead of the code: the show has changed, and its tickets can be refunded. */
export function ChangedShow({ change, orderId, number }: ChangedShowProps) {
  const t = useTexts(ticketTexts)
  return (
    <View className={styles.room}>
      <Icon name={change === 'CANCELED' ? 'warning' : 'clock'} size="xl" />
      <Text className={styles.sentence}>{t(`detail.changed.${change}`)}</Text>
      {change === 'DELAY' && <Text className={classes(styles.note, styles.hint)}>{t('detail.changed.DELAYHint')}</Text>}
      {orderId !== '' && <Refundable change={change} orderId={orderId} number={number} />}
    </View>
  )
}

const Refundable = observer(({ change, orderId, number = 0 }: ChangedShowProps) => {
  const t = useTexts(ticketTexts)
  const { refund } = useModel(({ screen }) => ({
    refund: screen.query(orderRefund, { orderId }, { options: { silent: true } }),
  }))
  const units = refund.value ? refundableUnits(refund.value) : []
  const amount = formatMoney(paidFor(units))
  const count = units.reduce((sum, unit) => sum + unit.count, 0)
  const own = units.find((unit) => unit.count === 1 && unit.numbers?.includes(number))
  const note =
    own && count > 1
      ? t('detail.changed.own', { own: formatMoney(own.paid), count, amount })
      : t(units.length > 0 ? 'detail.changed.amount' : 'detail.changed.refund', { amount })
  return (
    <>
      <Text className={classes(styles.note, styles.before)}>{note}</Text>
      <Button
        size="m"
        kind={change === 'CANCELED' ? 'primary' : 'secondary'}
        to={linkTo('refund-order-tickets', { orderId })}
      >
        {t('button.returnTickets')}
      </Button>
    </>
  )
})
