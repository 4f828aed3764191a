import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { DeliverMethod as Method, DeliverOption } from '@/api/deliver-option'
import { AddressRow } from '@/components/address/address-row/address-row'
import type { DeliveryModel } from '@/components/address/delivery.model'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { RequiredParts } from '../required-parts'
import { DeliverMethod } from './deliver-method'

interface DeliveryCardProps {
  title: string
  model: { delivery: DeliveryModel; required: RequiredParts }
  /**
   * Source of the delivery methods and of the selected method. This is the pricing model if the methods affect the
   * price.
   */
  ways: {
    readonly deliverMethods: readonly DeliverOption[]
    readonly deliverMethod: Method | undefined
    /** True if the selected method needs an address. */
    readonly needsAddress: boolean
    chooseDelivery: (method: Method) => unknown
  }
  /** Problem of the address, or ''. */
  problem?: string
  /** Content below the methods, such as the counters of a pick-up. */
  children?: ReactNode
}

/** Draws the delivery method and address of the order; nothing without delivery. */
export const DeliveryCard = observer((props: DeliveryCardProps) => {
  const { title, model, ways, problem = '', children } = props
  const { delivery, required } = model
  const t = useTexts(checkoutTexts)
  const { deliverMethods, deliverMethod, needsAddress, chooseDelivery } = ways
  const [only, ...others] = deliverMethods
  if (!only) return null
  return (
    <Card
      id={required.idOf('address')}
      title={title}
      problem={required.isMissing('address') ? t('confirm.addressMissing') : problem}
    >
      {others.length === 0 ? (
        <DeliverMethod option={only} />
      ) : (
        <RadioGroup
          label={title}
          value={deliverMethod ?? only.code}
          onChange={(method) => void chooseDelivery(method)}
          options={deliverMethods.map((option) => ({ value: option.code, content: <DeliverMethod option={option} /> }))}
        />
      )}
      {needsAddress && (
        <AddressRow delivery={delivery} addText={t('confirm.addAddress')} chooseText={t('confirm.addressMissing')} />
      )}
      {children}
    </Card>
  )
})
