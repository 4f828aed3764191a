import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { AgreementLine } from '@/components/checkout/agreement/agreement-line'
import { Checking } from '@/components/checkout/checking/checking'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { SubmitBar, SubmitButton } from '@/components/checkout/submit-bar/submit-bar'
import { ItemCheckoutModel } from '@/components/item-order/item-checkout.model'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { withPayment } from '@/payment/with-payment'
import styles from '../parking-payment.module.scss'
import type { ParkingPurchase } from '../parking-payment.model'

interface PaymentProps {
  purchase: ParkingPurchase
  /** Coupon that is selected first. */
  couponId: string | undefined
}

/** Draws the checkout of a fee: reductions, price and button. A new quote replaces the price. */
export const Payment = observer(({ purchase: { key, stayToken }, couponId }: PaymentProps) => {
  const t = useTexts(checkoutTexts)
  const model = useModel((deps) => {
    const item = new ItemCheckoutModel(withPayment(deps), stayToken, 'PARKING', undefined, key)
    if (couponId) void item.checkout.pricing.chooseCoupon(couponId)
    return item
  })
  useEffect(() => {
    if (stayToken !== model.spuId) void model.setItem(stayToken)
  }, [model, stayToken])
  const { checkout } = model
  const { agreement, outcomeUnknown, price, pricing, purchase } = checkout
  if (purchase.checking)
    return <Checking order={purchase.order} onOrder={purchase.toOrder} amount={price?.payAmount ?? null} />
  return (
    <AsyncView of={pricing.price} compact skeleton={<Skeleton shape="block" height="120px" />}>
      {({ priceLines, payAmount, total }) => (
        <>
          <ReductionsCard model={checkout} />
          <Card title={t('confirm.prices')}>
            <PriceLines lines={priceLines} sum={payAmount} total={total} />
            <View className={styles.onDesktop}>
              <AgreementLine agreement={agreement} />
              <SubmitButton model={checkout} block />
            </View>
          </Card>
          {outcomeUnknown && <Notice tone="danger">{t('confirm.inDoubt')}</Notice>}
          <SubmitBar model={checkout} />
        </>
      )}
    </AsyncView>
  )
})
