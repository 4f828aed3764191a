import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ResaleUnit } from '@/api/resale'
import type { OrderTone } from '@/components/order/order-tone'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { groupOf, type ListingState, listingNote } from '@/components/resale/listing-groups'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { isOpenResale } from '@/domain/resale/rule'
import { listingTexts } from '@/locales/namespaces/listing'
import { resaleTexts } from '@/locales/namespaces/resale'
import { unitText } from '@/components/after-sale/unit-text'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { OfferTicketsModel } from '../../offer-tickets.model'
import styles from './listings-card.module.scss'

const TONES: Record<ListingState, OrderTone> = {
  ...{ OFFERED: 'plain', ORDERED: 'due', SOLD: 'good', ENDED: 'over' },
}

/** Draws the listed tickets with their states. The buyer can withdraw a listing until it is sold. */
export const ListingsCard = observer(({ model }: { model: OfferTicketsModel }) => {
  const t = useTexts(resaleTexts)
  return (
    <Card title={t('resale.offers')}>
      <View role="list" ariaLabel={t('resale.offers')}>
        {model.listed.map((unit) => (
          <ListingRow key={unit.unitId} unit={unit} model={model} />
        ))}
      </View>
    </Card>
  )
})

function ListingRow({ unit, model }: { unit: ResaleUnit; model: OfferTicketsModel }) {
  const t = useTexts(resaleTexts)
  const offer = useTexts(listingTexts)
  const now = useNow()
  const group = groupOf(unit)
  if (!group) return null
  const { state } = group
  const ticket = unitText(unit, t)
  return (
    <View className={styles.listing} role="listitem">
      <View className={boxStyles.fillColumn1}>
        <View className={styles.head}>
          <Text className={textStyles.body}>{ticket}</Text>
          <StateTag tone={TONES[state]}>{offer(`listing.state.${state}`)}</StateTag>
        </View>
        <Text className={textStyles.meta}>
          {listingNote(group, { now, utcOffset: model.order.value?.utcOffset ?? 0 }, offer)}
        </Text>
      </View>
      {isOpenResale(state) && (
        <Button
          kind="secondary"
          size="s"
          label={t('resale.takeBackOf', { ticket })}
          onClick={() => model.withdrawListing(unit)}
        >
          {offer('listing.takeBack')}
        </Button>
      )}
    </View>
  )
}
