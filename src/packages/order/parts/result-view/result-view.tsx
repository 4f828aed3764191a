import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@/api/order'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Spinner } from '@/components/ui/spinner/spinner'
import { formatFen } from '@/domain/money'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'
import type { ResultModel } from '../../result/result.model'
import { orderWhen, orderWhere } from '../order-facts'
import { OrderShow } from '../order-show/order-show'
import styles from './result-view.module.scss'

/** How a payment ended: while nobody knows it says so, and claims nothing. */
export const ResultView = observer(({ model }: { model: ResultModel }) => {
  const t = useTexts(orderTexts)
  const { order, paid, slow } = model
  return (
    <View className={styles.result}>
      <View className={styles.head} role="status">
        <View className={styles.mark}>
          {paid ? <Icon name="success" size="xl" className={styles.done} /> : <Spinner />}
        </View>
        <View className={styles.title} role="heading" ariaLevel={2}>
          <Text>{t(paid ? 'result.paid' : 'result.confirming')}</Text>
        </View>
        <Text className={styles.hint}>{hint(order, paid, slow, t)}</Text>
      </View>
      {paid && order && <Paid order={order} />}
      <View className={styles.acts}>
        {paid && (
          <Button className={styles.act} onClick={model.toTickets}>
            {t('result.seeTickets')}
          </Button>
        )}
        <Button kind="secondary" className={styles.act} onClick={model.toOrder}>
          {t('result.seeOrder')}
        </Button>
      </View>
    </View>
  )
})

function hint(order: OrderDetail | null, paid: boolean, slow: boolean, t: Translate<typeof orderTexts>): string {
  if (paid) return t(order && order.voucherIds.length > 0 ? 'result.issued' : 'result.paidHint')
  return t(slow ? 'result.slow' : 'result.confirmingHint')
}

function Paid({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const { stores } = useServices()
  return (
    <View className={styles.card}>
      <OrderShow
        posterUrl={order.displayPosterURL}
        posterColor={order.posterColor}
        name={order.firstShowName}
        when={orderWhen(order, t)}
        where={orderWhere(order, t)}
        items={order.items}
      />
      {order.payAmount !== null && !stores.shop.hidesPrice && (
        <View className={styles.amount}>{t('result.amount', { amount: formatFen(order.payAmount) })}</View>
      )}
    </View>
  )
}
