import { observer } from 'mobx-react'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { Price } from '@/components/ui/price/price'
import { Section } from '@/components/ui/section/section'
import { joinFacts } from '@/lib/join-facts'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { orderCount, orderName, orderWhen } from '../../../parts/order-facts'
import { stateWord } from '../../../parts/order-state'

/** The orders of a parent, each to be opened: what can be done is done there. `span`: from the first to the last, in words. */
export const Children = observer(({ items, span }: { items: readonly OrderBrief[]; span: string }) => {
  const t = useTexts(orderTexts)
  return (
    <>
      <Notice>{t('detail.childrenNote')}</Notice>
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
  const { orderId, payAmount, total, news } = child
  return (
    <ListRow
      title={orderName(child, t)}
      note={joinFacts([
        stateWord(child, t),
        orderWhen(child, t, now),
        orderCount(child, t),
        news ? t(`orders.news.${news}`) : '',
      ])}
      value={<Price price={{ kind: 'amount', amount: payAmount ?? total, from: false }} size="s" tone="ink" />}
      to={linkTo('order-detail', { orderId })}
    />
  )
}

/** From a child to what it was bought together with. */
export function ParentRow({ order: { parentId } }: { order: Pick<OrderDetail, 'parentId'> }) {
  const t = useTexts(orderTexts)
  if (!parentId) return null
  return (
    <ListGroup>
      <ListRow icon="order" title={t('detail.parent')} to={linkTo('order-detail', { orderId: parentId })} />
    </ListGroup>
  )
}
