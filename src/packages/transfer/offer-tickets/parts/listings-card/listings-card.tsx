import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReturnUnit } from '@/api/ticket-return'
import type { OrderTone } from '@/components/order/order-tone'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { groupOf, offerNote } from '@/components/ticket-return/offer-groups'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { classes } from '@/components/ui/classes'
import { isOpenReturn, type ReturnState } from '@/domain/ticket-return/rule'
import { offerTexts } from '@/locales/namespaces/offer'
import { returnTexts } from '@/locales/namespaces/return'
import { unitText } from '@/components/after-sale/unit-text'
import type { OfferTicketsModel } from '../../offer-tickets.model'
import styles from './listings-card.module.scss'

const TONES: Record<ReturnState, OrderTone> = {
  ...{ OFFERED: 'plain', ORDERED: 'due', SOLD: 'good', TAKEN_BACK: 'over', ENDED: 'over' },
}

/** Listed tickets with their states; the buyer can withdraw a listing until it is sold. */
export const ListingsCard = observer(({ model }: { model: OfferTicketsModel }) => {
  const t = useTexts(returnTexts)
  return (
    <Card title={t('return.offers')}>
      <View role="list" ariaLabel={t('return.offers')}>
        {model.listed.map((unit) => (
          <ListingRow key={unit.unitId} unit={unit} model={model} />
        ))}
      </View>
    </Card>
  )
})

function ListingRow({ unit, model }: { unit: ReturnUnit; model: OfferTicketsModel }) {
  const t = useTexts(returnTexts)
  const offer = useTexts(offerTexts)
  const now = useNow()
  const group = groupOf(unit)
  if (!group) return null
  const { state } = group
  const ticket = unitText(unit, t)
  return (
    <View className={styles.listing} role="listitem">
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.ticket}>{ticket}</Text>
          <Text className={classes(styles.state, styles[TONES[state]])}>{t(`return.state.${state}`)}</Text>
        </View>
        <Text className={styles.note}>
          {offerNote(group, { now, utcOffset: model.order.value?.utcOffset ?? 0 }, offer)}
        </Text>
      </View>
      {isOpenReturn(state) && (
        <Button
          kind="secondary"
          size="s"
          label={t('return.takeBackOf', { ticket })}
          onClick={() => model.withdrawListing(unit)}
        >
          {offer('offer.takeBack')}
        </Button>
      )}
    </View>
  )
}
