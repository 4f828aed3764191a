import type { CardEvent } from '@/api/card'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { fen } from '@/domain/money'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { cardTexts } from '@/locales/namespaces/card'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Returns the change of the balance or of the remaining uses, with its sign. Returns undefined if neither changed. */
const changeText = ({ amount, times }: CardEvent, t: Translate<typeof cardTexts>): string | undefined => {
  if (amount !== 0) {
    const money = formatMoney(fen(Math.abs(amount)))
    return amount < 0
      ? t('price.minus', { amount: money })
      : t('card.plus', { amount: t('price.amount', { amount: money }) })
  }
  if (times === 0) return undefined
  const count = t('card.times', { count: Math.abs(times) })
  return t(times < 0 ? 'card.minus' : 'card.plus', { amount: count })
}

/** Returns the link to the order or coupon of a change; undefined if the change has neither. */
const sourceLink = ({ orderId, itemOrderId, couponId }: CardEvent): LinkTo | undefined => {
  if (couponId) return linkTo('coupon-info', { couponId })
  if (itemOrderId) return linkTo('product-detail', { orderId: itemOrderId })
  return orderId ? linkTo('order-detail', { orderId }) : undefined
}

/** Draws the changes of a buyer's card, newest first, with links to their orders and coupons. */
export function CardRecord({ events }: { events: readonly CardEvent[] }) {
  const t = useTexts(cardTexts)
  const now = useNow()
  return (
    <Section title={t('card.record')}>
      <ListGroup>
        {[...events].reverse().map((event, at) => (
          <ListRow
            key={events.length - at}
            title={t(event.couponId ? 'card.exchanged' : `card.event.${event.kind}`)}
            note={momentText(event.time, { now, utcOffset: SHOP_OFFSET }, t)}
            value={changeText(event, t)}
            to={sourceLink(event)}
          />
        ))}
      </ListGroup>
    </Section>
  )
}
