import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { fen } from '@/domain/money'
import type { MissReason } from '@/domain/pricing/miss-reason'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { Cut } from './cut'
import { type Offer, offersOf } from './offers'
import { Part } from './part'

/**
 * Draws the buyer's rates and the show's promotions. The calculation uses the combination that costs less (decision
 * 55).
 */
export const OfferRows = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const { pricedChoice, price } = pricing
  const facts = price.value?.pricingFacts
  if (!pricedChoice || !facts) return null
  const { rates, promotions } = offersOf(pricedChoice, facts)
  return (
    <>
      {rates.length > 0 && <Rows title={t('price.lines.MEMBER')} offers={rates} />}
      {promotions.length > 0 && <Rows title={t('price.lines.PROMOTION')} offers={promotions} />}
    </>
  )
})

function Rows({ title, offers }: { title: string; offers: readonly Offer[] }) {
  const t = useTexts(checkoutTexts)
  return (
    <Part title={title}>
      {offers.map(({ id, title: name, cut, reason }) => (
        <SelectRow
          key={id}
          title={name || title}
          reason={reason ? missText(reason, t) : ''}
          trail={!reason && <Cut amount={cut} />}
        />
      ))}
    </Part>
  )
}

/** Returns why a rate or promotion does not apply. */
const missText = (reason: MissReason, t: Translate<typeof checkoutTexts>): string => {
  if (reason.code === 'AMOUNT')
    return t('confirm.couponReason.amount', {
      amount: t('price.amount', { amount: formatMoney(fen(reason.missing)) }),
    })
  if (reason.code === 'QUANTITY') return t('confirm.couponReason.quantity', { count: reason.missing })
  return t(`reductions.miss.${reason.code}`)
}
