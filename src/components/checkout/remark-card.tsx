import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Field } from '@/components/ui/field/field'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutView } from './checkout.model'

/** Draws a remark to the seller. */
export const RemarkCard = observer(({ model, hint }: { model: CheckoutView; hint: string }) => {
  const t = useTexts(checkoutTexts)
  return (
    <Card title={t('confirm.remark')}>
      <Field
        bare
        maxlength={100}
        label={t('confirm.remark')}
        placeholder={hint}
        value={model.remark}
        onInput={model.setRemark}
      />
    </Card>
  )
})
