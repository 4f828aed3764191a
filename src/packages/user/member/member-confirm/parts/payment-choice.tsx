import { observer } from 'mobx-react'
import type { LevelOffer } from '@/api/member'
import type { ItemCheckoutModel } from '@/components/item-order/item-checkout.model'
import { pointCount } from '@/components/points/points-text'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { type LevelPayment, paymentOfSpu, spuOfLevel } from '@/domain/member/level'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { membershipTexts } from '@/locales/namespaces/membership'

/** Draws the choice between money and points. Draws nothing for a level that cannot be bought with points. */
export const PaymentChoice = observer(({ model, offer }: { model: ItemCheckoutModel; offer: LevelOffer }) => {
  const t = useTexts(membershipTexts)
  const prices = useTexts(checkoutTexts)
  const { level, amount, points } = offer
  if (points === null || amount === null) return null
  const texts: Record<LevelPayment, string> = {
    MONEY: t('price.amount', { amount: formatMoney(amount) }),
    POINTS: prices('price.pointCount', { count: points, number: pointCount(points) }),
  }
  const option = (value: LevelPayment) => ({ value, content: texts[value], disabled: model.checkout.busy })
  return (
    <Card title={t('membership.payment')} note={t('membership.paymentHint')}>
      <RadioGroup
        label={t('membership.payment')}
        value={paymentOfSpu(model.spuId)}
        options={[option('MONEY'), option('POINTS')]}
        onChange={(payment) => void model.setItem(spuOfLevel(level, payment))}
      />
    </Card>
  )
})
