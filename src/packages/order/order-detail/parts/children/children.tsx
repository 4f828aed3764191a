import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Section } from '@/components/ui/section/section'
import { drawnWidth } from '@/domain/drawn-picture'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { orderCount, orderName, orderWhen } from '../../../parts/order-facts'
import { stateTone, stateWord } from '../../../parts/order-state'
import styles from './children.module.scss'

const POSTER = drawnWidth(56)

interface ChildrenProps {
  items: readonly OrderBrief[]
  /** Text from the first to the last day. */
  span: string
  /** The combo with which the orders were bought; its title is '' without a combo. */
  combo: { promotionId: string; title: string }
}

/** Links from a parent order to its combo, and to its child orders, which contain all actions. */
export const Children = observer(({ items, span, combo }: ChildrenProps) => {
  const t = useTexts(orderTexts)
  return (
    <>
      <Notice>{t('detail.childrenNote')}</Notice>
      {combo.title !== '' && (
        <ListGroup>
          <ListRow
            icon="ticket"
            title={combo.title}
            to={linkTo('ticket-package-detail', { promotionId: combo.promotionId })}
          />
        </ListGroup>
      )}
      <Section title={t('detail.children')} note={span}>
        <ListGroup>
          {items.map((child) => (
            <Child key={child.orderId} child={child} />
          ))}
        </ListGroup>
      </Section>
    </>
  )
})

function Child({ child }: { child: OrderBrief }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const { orderId, payAmount, total, news, displayPosterURL, posterColor } = child
  return (
    <Pressable className={styles.row} still to={linkTo('order-detail', { orderId })}>
      <View className={styles.poster}>
        <Poster src={displayPosterURL} color={posterColor} width={POSTER} />
      </View>
      <View className={styles.text}>
        <Text className={textStyles.bodyStrong}>{orderName(child, t)}</Text>
        <StateTag tone={stateTone(child)} className={styles.state}>
          {stateWord(child, t)}
        </StateTag>
        {news && <Text className={textStyles.meta}>{t(`orders.news.${news}`)}</Text>}
        <Text className={textStyles.meta}>{orderWhen(child, t, now)}</Text>
        <View className={styles.foot}>
          <Text className={textStyles.meta}>{orderCount(child, t)}</Text>
          <Price price={{ kind: 'amount', amount: payAmount ?? total, from: false }} size="s" tone="ink" />
        </View>
      </View>
      <Icon name="chevron-right" size="s" className={styles.mark} />
    </Pressable>
  )
}

/** Links from a child order to the parent order. */
export function ParentRow({ order: { parentId } }: { order: Pick<OrderDetail, 'parentId'> }) {
  const t = useTexts(orderTexts)
  if (!parentId) return null
  return (
    <ListGroup>
      <ListRow icon="order" title={t('detail.parent')} to={linkTo('order-detail', { orderId: parentId })} />
    </ListGroup>
  )
}
