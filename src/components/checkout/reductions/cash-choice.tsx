import { observer } from 'mobx-react'
import type { CashCard as Row } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { RowText } from '@/components/ui/select-row/row-text'
import { lastMoment } from '@/domain/coupon/validity'
import type { Fen } from '@/domain/money'
import { MOST_CASH_CARDS } from '@/domain/pricing/cash-cards'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { Part } from './part'

/**
 * Draws the buyer's cash cards with the amount that each card pays. Draws nothing without cash cards. A card pays only
 * after a tap (decision 72).
 */
export const CashChoice = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const cards = pricing.price.value?.cashCards ?? []
  if (cards.length === 0) return null
  const isFull = cards.filter(({ userCardInstanceId: id }) => pricing.isTicked(id)).length >= MOST_CASH_CARDS
  return (
    <Part title={t('confirm.cash.title')} note={t('confirm.cash.note')}>
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
    </Part>
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
