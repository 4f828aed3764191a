import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ItemOrderBrief } from '@/api/item-order'
import { asPayableItems } from '@/components/item-order/item-payable'
import { ItemSummary } from '@/components/item-order/item-summary'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useTexts } from '@/components/texts'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { buyerState, isUnpaid } from '@/domain/order/buyer-state'
import { productTexts } from '@/locales/namespaces/product'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { itemStateLabel, itemStateTone } from '../../../parts/item-state'
import type { OrdersModel } from '../../orders.model'
import { PayRow } from './pay-row'
import styles from './order-card.module.scss'

/** Draws an item order in the list. */
export const ItemOrderCard = observer(({ order, model }: { order: ItemOrderBrief; model: OrdersModel }) => {
  const t = useTexts(productTexts)
  const { items, itemKind, orderId, paidDeadlineTime, payAmount } = order
  const label = itemStateLabel(order)
  const payable = asPayableItems(order)
  return (
    <View className={styles.card} role="listitem">
      <Pressable className={styles.order} still to={linkTo('product-detail', { orderId })}>
        <View className={styles.text}>
          <View className={boxStyles.below3}>
            <StateTag tone={itemStateTone(label)}>{t(`product.state.${label}`)}</StateTag>
          </View>
          <ItemSummary item={items[0]} kind={itemKind}>
            <Price price={{ kind: 'amount', amount: payAmount, from: false }} size="s" tone="ink" />
          </ItemSummary>
          {items.length > 1 && (
            <Text className={textStyles.metaBlock}>{t('product.more', { count: items.length - 1 })}</Text>
          )}
        </View>
      </Pressable>
      {isUnpaid(payable) && (
        <PayRow
          until={paidDeadlineTime}
          failed={buyerState(payable) === 'failed'}
          onEnd={model.items.reload}
          onPay={() => model.payItems(order)}
        />
      )}
    </View>
  )
})
