import { observer } from 'mobx-react'
import type { CashCard as Row } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { RowText } from '@/components/ui/select-row/row-text'
import { lastMoment } from '@/domain/coupon/validity'
import type { Fen } from '@/domain/money'
import { MOST_CASH_CARDS } from '@/domain/pricing/cash-cards'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutView } from '../checkout.model'

/** Draws the buyer's cash cards with what each pays; nothing without one. A card pays only after a tap (decision 72). */
export const CashCard = observer(({ model: { pricing, price } }: { model: CheckoutView }) => {
  const t = useTexts(checkoutTexts)
  const cards = price?.cashCards ?? []
  if (cards.length === 0) return null
  const isFull = cards.filter(({ userCardInstanceId: id }) => pricing.isTicked(id)).length >= MOST_CASH_CARDS
  return (
    <Card title={t('confirm.cash.title')} note={t('confirm.cash.note')}>
      {cards.map((card) => {
        const { userCardInstanceId: id, reason } = card
        const isTicked = pricing.isTicked(id)
        return (
          <Checkbox
            key={id}
            row
            checked={isTicked}
            disabled={(isFull || reason !== '') && !isTicked}
            onChange={(checked) => void pricing.tickCash(id, checked)}
          >
            <CashRow card={card} isTicked={isTicked} isFull={isFull} />
          </Checkbox>
        )
      })}
    </Card>
  )
})

function CashRow({ card, isTicked, isFull }: { card: Row; isTicked: boolean; isFull: boolean }) {
  const t = useTexts(checkoutTexts)
  const now = useNow()
  const { name, balance, amount, left, expirationTime, reason } = card
  const money = (sum: Fen): string => t('price.amount', { amount: formatMoney(sum) })
  const until =
    expirationTime !== null &&
    t('confirm.couponExpires', {
      time: dayText(lastMoment(expirationTime, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t),
    })
  const pays = t('confirm.cash.pays', { amount: money(amount), left: money(left) })
  const isIdle = isTicked && amount === 0
  const reasonText = (): string => {
    if (reason === 'SCOPE') return t('confirm.couponReason.scope')
    if (reason !== '' || isIdle) return t('confirm.cash.nothingLeft')
    return isFull && !isTicked ? t('confirm.cash.most', { count: MOST_CASH_CARDS }) : ''
  }
  return (
    <RowText
      title={name}
      notes={[
        joinFacts([t('confirm.cash.balance', { amount: money(balance) }), until || '']),
        amount > 0 ? pays : null,
      ]}
      reason={reasonText()}
    />
  )
}
