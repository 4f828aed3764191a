import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliveryPart, PickupPlace } from '@/api/goods-delivery'
import type { ItemPrice } from '@/api/item-order'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { joinFacts } from '@/lib/join-facts'
import { DeliveryCard } from '../delivery/delivery-card'
import type { GoodsCheckoutModel } from './goods-checkout.model'
import { openingText } from './place-text'

/** Draws the delivery of goods: the way with its address or counter, and the goods of each way if there are several. */
export const GoodsDeliveryCard = observer(({ model, price }: { model: GoodsCheckoutModel; price: ItemPrice }) => {
  const t = useTexts(goodsOrderTexts)
  const { checkout, isServed } = model
  const { goodsDelivery: delivery, deliverMethods = [], items } = price
  if (!delivery) return null
  const { parts, places, pickupId } = delivery
  const title = t('goodsOrder.delivery')
  const canPickUp = deliverMethods.some(({ code }) => code === 'SELF_TAKE')
  const listsParts = parts.length > 1 || deliverMethods.length === 0
  return (
    <>
      <DeliveryCard model={checkout} ways={checkout.pricing} title={title}>
        {!isServed && (
          <View id={checkout.required.idOf('served')} tabIndex={-1}>
            <Notice tone="danger">{t(canPickUp ? 'goodsOrder.notServedPickup' : 'goodsOrder.notServed')}</Notice>
          </View>
        )}
      </DeliveryCard>
      {places.length > 0 && <Places places={places} pickupId={pickupId} onChange={checkout.pricing.choosePickup} />}
      {listsParts && (
        <Card title={deliverMethods.length > 0 ? t('goodsOrder.parts') : title}>
          {parts.map((part) => (
            <Part key={part.code} part={part} items={items} />
          ))}
        </Card>
      )}
    </>
  )
})

function Part({ part, items }: { part: DeliveryPart; items: ItemPrice['items'] }) {
  const t = useTexts(checkoutTexts)
  const names = items.filter(({ itemId }) => part.skuIds.includes(itemId)).map(({ name }) => name)
  const fee = part.fee > 0 ? t('confirm.fee', { amount: formatMoney(part.fee) }) : t('confirm.feeFree')
  return <SelectRow title={part.name} notes={[joinFacts([...new Set(names)])]} trail={fee} />
}

interface PlacesProps {
  places: readonly PickupPlace[]
  pickupId: string
  onChange: (placeId: string) => unknown
}

/** Draws the counters where the goods can be picked up. */
function Places({ places, pickupId, onChange }: PlacesProps) {
  const t = useTexts(goodsOrderTexts)
  const title = t('goodsOrder.place')
  const [only, ...others] = places
  return (
    <Card title={title}>
      {others.length === 0 ? (
        <Place place={only} />
      ) : (
        <RadioGroup
          label={title}
          value={pickupId}
          onChange={(placeId) => void onChange(placeId)}
          options={places.map((place) => ({ value: place.placeId, content: <Place place={place} /> }))}
        />
      )}
    </Card>
  )
}

function Place({ place }: { place: PickupPlace }) {
  const t = useTexts(goodsOrderTexts)
  const now = useNow()
  const { venueName, name, address } = place
  return <SelectRow title={joinFacts([venueName, name])} notes={[openingText(place, now, t), address]} />
}
