import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { ContactCard } from '@/components/checkout/contact/contact-card'
import { DeliveryCard } from '@/components/checkout/delivery/delivery-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { RemarkCard } from '@/components/checkout/remark-card'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Field } from '@/components/ui/field/field'
import { defineNamespace } from '@/locales/namespace'
import { withPayment } from '@/payment/with-payment'
import { screen } from '@/router/screen'
import { ItemCheckoutModel } from './item-checkout.model'

const zhCN = { deliver: '配送方式', engraving: '刻字', missing: '请填写刻字', remarkHint: '选填，给店家留言' }
const zhMO = { deliver: '派送方式', engraving: '刻字', missing: '請填寫刻字', remarkHint: '選填，給店家留言' }
const enUS = { deliver: 'Delivery', engraving: 'Engraving', missing: 'Enter the engraving', remarkHint: 'Optional' }
const itemTexts = defineNamespace('item', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })

function ItemCheckout() {
  const t = useTexts(itemTexts)
  const model = useModel((deps) => new ItemCheckoutModel(withPayment(deps), { itemId: 'I1', count: 2 }))
  const { checkout } = model
  return (
    <CheckoutScreen
      model={checkout}
      item={({ itemName }) => <Text>{itemName}</Text>}
      cards={() => (
        <>
          <EngravingCard model={model} />
          <DeliveryCard model={checkout} ways={checkout.pricing} title={t('deliver')} />
          <ContactCard model={checkout} />
          <ReductionsCard model={checkout} />
          <PricesCard model={checkout} />
          <RemarkCard model={checkout} hint={t('remarkHint')} />
        </>
      )}
    />
  )
}

const EngravingCard = observer(({ model }: { model: ItemCheckoutModel }) => {
  const t = useTexts(itemTexts)
  const { required } = model.checkout
  return (
    <Card
      id={required.idOf('engraving')}
      title={t('engraving')}
      problem={required.isMissing('engraving') ? t('missing') : ''}
    >
      <Field bare label={t('engraving')} value={model.engraving} onInput={model.setEngraving} />
    </Card>
  )
})

// Uses the address of a ticket order, because this kind of order exists only in tests.
export const ItemCheckoutScreen = screen('confirm-order', ItemCheckout)
