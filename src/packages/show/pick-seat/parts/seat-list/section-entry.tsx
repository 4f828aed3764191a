import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { tierOf } from '@/domain/seat/seat-map'
import { seatTexts } from '@/locales/namespaces/seat'
import { kindsOf, type ListPart, type ListSeat } from '../../list/list-entries'
import type { SeatListModel } from '../../list/seat-list.model'
import type { PickSeatModel } from '../../pick-seat.model'
import { partNote, priceLabel, seatName, seatState } from '../../seat-labels'
import { TierSwatch } from '../tier-swatch/tier-swatch'
import styles from './seat-list.module.scss'

interface EntryProps {
  model: PickSeatModel
  list: SeatListModel
}

/** Draws a section. If it is expanded, also draws its rows. */
export const SectionEntry = observer(({ model, list, section }: EntryProps & { section: ListPart }) => {
  const t = useTexts(seatTexts)
  const open = list.section === section.index
  const part = model.picking?.counts?.sections[section.index]
  return (
    <View className={classes(styles.section, open && styles.open)}>
      <Pressable className={styles.head} still ariaExpanded={open} onClick={() => list.toggleSection(section.index)}>
        <Text className={styles.title}>{t('list.section', { section: section.label })}</Text>
        <Text className={styles.note}>
          {part && section.free === part.free
            ? partNote(t, part, model.hiding)
            : t('note.free', { count: section.free })}
        </Text>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" className={styles.mark} />
      </Pressable>
      {open && list.rows.map((row) => <RowEntry key={row.index} model={model} list={list} row={row} />)}
    </View>
  )
})

/** Draws a row. If it is expanded, also draws its seats. */
const RowEntry = observer(({ model, list, row }: EntryProps & { row: ListPart }) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  const open = list.row === row.index
  if (!picking?.loaded) return null
  const tier = picking.loaded.house.rowTier[row.index]
  return (
    <View className={styles.row}>
      <Pressable className={styles.head} still ariaExpanded={open} onClick={() => list.toggleRow(row.index)}>
        <TierSwatch color={picking.colors[tier]} />
        <Text className={styles.title}>{t('list.row', { row: row.label })}</Text>
        <Text className={styles.note}>
          {[priceLabel(t, picking.prices[tier] ?? 0, model.hiding), t('note.free', { count: row.free })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" className={styles.mark} />
      </Pressable>
      {open && (
        <View className={styles.seats}>
          {list.seats.map((seat) => (
            <SeatEntry key={seat.seat} model={model} entry={seat} />
          ))}
        </View>
      )}
    </View>
  )
})

const SeatEntry = observer(({ model, entry }: { model: PickSeatModel; entry: ListSeat }) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  if (!picking?.loaded) return null
  const { seat, number } = entry
  const state = seatState(picking, seat)
  const kinds = kindsOf(picking.loaded.map, seat)
  const color = picking.colors[tierOf(picking.loaded.house, seat)]
  return (
    <Pressable
      className={classes(styles.seat, styles[state])}
      label={seatName(t, picking, seat, model.hiding)}
      disabled={state === 'taken' || state === 'notOnSale'}
      ariaPressed={state === 'chosen'}
      onClick={() => picking.toggle(seat)}
    >
      {state === 'chosen' ? <Icon name="check" size="s" /> : state === 'free' && <TierSwatch color={color} />}
      <Text>{number}</Text>
      {kinds.length > 0 && <Text className={styles.kind}>{kinds.map((kind) => t(`kind.${kind}`)).join(' ')}</Text>}
    </Pressable>
  )
})
