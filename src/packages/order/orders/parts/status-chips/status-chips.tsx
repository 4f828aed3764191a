import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { ORDER_STATUSES } from '@/domain/order/tabs'
import { orderTexts } from '@/locales/namespaces/order'
import type { OrdersModel } from '../../orders.model'
import styles from './status-chips.module.scss'

/** Draws the chips that filter ticket orders by status. */
export const StatusChips = observer(({ model }: { model: OrdersModel }) => {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.chips} role="group" ariaLabel={t('orders.statuses')}>
      <Chip selected={model.status === null} onClick={() => model.chooseStatus(null)}>
        {t('orders.anyStatus')}
      </Chip>
      {ORDER_STATUSES.map((status) => (
        <Chip key={status} selected={model.status === status} onClick={() => model.chooseStatus(status)}>
          {t(`orders.status.${status}`)}
        </Chip>
      ))}
    </View>
  )
})
