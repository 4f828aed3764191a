import { observer } from 'mobx-react'
import type { DeliverMethod as Method, DeliverOption } from '@/api/purchase'
import { AddressRow } from '@/components/address/address-row/address-row'
import type { DeliveryModel } from '@/components/address/delivery.model'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { orderTexts } from '@/locales/namespaces/order'
import { DeliverMethod } from './deliver-method'

export interface DeliveryChoiceProps {
  options: readonly DeliverOption[]
  value: Method
  onChange: (method: Method) => void
  /** The chosen way needs an address. */
  needsAddress: boolean
  delivery: DeliveryModel
}

/** How the tickets get to the buyer, and where to. */
export const DeliveryChoice = observer(({ options, value, onChange, needsAddress, delivery }: DeliveryChoiceProps) => {
  const t = useTexts(orderTexts)
  return (
    <>
      {options.length === 1 ? (
        <DeliverMethod option={options[0]} />
      ) : (
        <RadioGroup
          label={t('confirm.deliver')}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option.code, content: <DeliverMethod option={option} /> }))}
        />
      )}
      {needsAddress && (
        <AddressRow delivery={delivery} addText={t('confirm.addAddress')} chooseText={t('confirm.addressMissing')} />
      )}
    </>
  )
})
