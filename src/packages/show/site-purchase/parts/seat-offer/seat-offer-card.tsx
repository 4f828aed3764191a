import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import type { SeatGroup } from '@/domain/seat/seat-groups'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import type { SeatOffer } from '../../seat-offer'
import styles from './seat-offer-card.module.scss'

/** Draws the seats that the gateway would assign, before the payment. Screen readers announce a change. */
export const SeatOfferCard = observer(({ offer, count }: { offer: SeatOffer; count: number }) => {
  const t = useTexts(showTexts)
  const { state, groups } = offer
  const name = ({ section, row, numbers }: SeatGroup): string =>
    t('door.offer.row', { section, row, numbers: numbers.join(t('door.offer.comma')), count: numbers.length })
  return (
    <View ariaLive="polite">
      {state && (
        <View className={styles.card}>
          <Text className={textStyles.meta}>{t('door.offer.title')}</Text>
          {state === 'some' &&
            groups.map((group) => (
              <Text key={`${group.section}-${group.row}`} className={textStyles.itemStrong}>
                {name(group)}
              </Text>
            ))}
          <Text className={textStyles.meta}>
            {state === 'some'
              ? t('door.offer.note')
              : state === 'none'
                ? t('door.offer.none', { count })
                : t(`door.offer.${state}`)}
          </Text>
        </View>
      )}
    </View>
  )
})
