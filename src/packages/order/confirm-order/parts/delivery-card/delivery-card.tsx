import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { orderTexts } from '@/locales/namespaces/order'
import { DeliveryChoice } from '../../../parts/delivery/delivery-choice'
import type { ConfirmOrderModel } from '../../confirm-order.model'

/** How the tickets get to the buyer, and where to. */
export const DeliveryCard = observer(({ model, id }: { model: ConfirmOrderModel; id: string }) => {
  const t = useTexts(orderTexts)
  const { pre, pricing } = model
  if (!pre) return null
  return (
    <Card id={id} title={t('confirm.deliver')} problem={model.isMissing('address') ? t('confirm.addressMissing') : ''}>
      <DeliveryChoice
        options={pre.deliverMethods}
        value={pre.deliverMethod}
        onChange={(method) => void pricing.chooseDelivery(method)}
        needsAddress={pricing.needsAddress}
        delivery={model.delivery}
      />
    </Card>
  )
})
