import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { seatTexts } from '@/locales/namespaces/seat'
import textStyles from '@/styles/text.module.scss'
import type { PickSeatModel } from '../../pick-seat.model'
import { seatLabel, shortSeatLabel, priceLabel } from '../../seat-labels'
import { TierSwatch } from '../tier-swatch/tier-swatch'
import styles from './chosen-seats.module.scss'

export interface ChosenSeatsProps {
  model: PickSeatModel
  /** Layout. `row`: chips in a row that scrolls horizontally (phones). `list`: chips below each other. */
  look: 'row' | 'list'
}

/**
 * Draws the selected seats: label, price, view from the seat, and a button that removes the seat. In a row, scrolls to
 * the seat that was added last. If several seats were added together, scrolls to the first of them.
 */
export const ChosenSeats = observer(({ model, look }: ChosenSeatsProps) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  // Element selectors of mini program hosts do not support colons.
  const prefix = `chosen${useId().replace(/\W/g, '')}`
  if (!picking) return null
  const { chosen, firstAdded } = picking
  const idOf = (seat: number): string => `${prefix}-${seat}`
  if (chosen.length === 0) return null
  const seats = chosen.map((seat, index) => (
    <ChosenSeat key={seat} id={idOf(seat)} model={model} look={look} seat={seat} tier={picking.chosenTiers[index]} />
  ))
  return look === 'row' ? (
    <ScrollView
      scrollX
      className={styles.scroll}
      showScrollbar={false}
      scrollIntoView={idOf(chosen.includes(firstAdded) ? firstAdded : chosen[0])}
    >
      <View className={styles.row} role="list" ariaLabel={t('chosen.title', { count: chosen.length })}>
        {seats}
      </View>
    </ScrollView>
  ) : (
    <View className={styles.list} role="list" ariaLabel={t('chosen.title', { count: chosen.length })}>
      {seats}
    </View>
  )
})

const ChosenSeat = observer(
  ({ id, model, look, seat, tier }: ChosenSeatsProps & { id: string; seat: number; tier: number }) => {
    const t = useTexts(seatTexts)
    const { picking } = model
    if (!picking?.loaded) return null
    const { map } = picking.loaded
    const label = seatLabel(t, map, seat)
    const short = shortSeatLabel(t, map, seat)
    const price = priceLabel(t, picking.shareOf(tier), model.hiding)
    const view = [short, price, t('view.look')].filter(Boolean).join(t('common.separator'))
    return (
      <View id={id} className={classes(styles.seat, styles[look === 'row' ? 'chip' : 'line'])} role="listitem">
        <Pressable className={styles.main} label={view} onClick={() => model.showViewFrom(seat)}>
          <TierSwatch color={picking.colors[tier]} />
          <Text className={styles.place}>{short}</Text>
          <Text className={styles.price}>{price}</Text>
          <Icon name="eye" size="s" className={textStyles.secondary} />
        </Pressable>
        <Pressable
          className={styles.away}
          label={t('chosen.remove', { place: label })}
          onClick={() => picking.remove(seat)}
        >
          <Icon name="close" size="s" />
        </Pressable>
      </View>
    )
  },
)
