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
            disabled={reason !== '' && !isTicked}
            onChange={(checked) => void pricing.tickCash(id, checked)}
          >
            <CashRow card={card} isTicked={isTicked} />
          </Checkbox>
        )
      })}
    </Card>
  )
})

function CashRow({ card, isTicked }: { card: Row; isTicked: boolean }) {
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
  const isOutside = reason === 'SCOPE'
  const isIdle = isTicked && amount === 0
  return (
    <RowText
      title={name}
      notes={[
        joinFacts([t('confirm.cash.balance', { amount: money(balance) }), until || '']),
        amount > 0 ? pays : null,
      ]}
      reason={
        isOutside ? t('confirm.couponReason.scope') : reason !== '' || isIdle ? t('confirm.cash.nothingLeft') : ''
      }
    />
  )
}
