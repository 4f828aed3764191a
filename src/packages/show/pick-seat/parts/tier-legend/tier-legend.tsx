import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { classes } from '@/components/ui/classes'
import { Pressable } from '@/components/ui/pressable/pressable'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { seatTexts } from '@/locales/namespaces/seat'
import { UNTRANSLATED } from '@/platform/untranslated'
import type { PickSeatModel } from '../../pick-seat.model'
import { ageNote, memberPriceLabel, priceLabel } from '../../seat-labels'
import { PriceCapSheet } from '../price-cap/price-cap'
import { SignSheet } from '../sign-key/sign-key'
import { TierSwatch } from '../tier-swatch/tier-swatch'
import styles from './tier-legend.module.scss'

export interface TierLegendProps {
  model: PickSeatModel
  /** Layout. `row`: chips in a row that scrolls horizontally (phones). `list`: chips below each other, with names. */
  look: 'row' | 'list'
}

/** Draws the price of each color. A tap filters the seats by this price. */
export const TierLegend = observer(({ model, look }: TierLegendProps) => {
  const t = useTexts(seatTexts)
  const [open, setOpen] = useState<'cap' | 'signs' | null>(null)
  const { picking } = model
  // Reserves the height of a row while the prices load, so that the map below does not move.
  if (!picking?.loaded) return look === 'row' ? <View className={styles.waiting} /> : null
  const { filter } = picking
  const cap = filter.cap === null ? t('cap.any') : t('cap.upTo', { amount: formatMoney(fen(filter.cap)) })
  const more = (
    <>
      {filter.caps.length > 0 && !model.hiding.hidden && (
        <Chip selected={filter.cap !== null} opens trail="chevron-down" onClick={() => setOpen('cap')}>
          {cap}
        </Chip>
      )}
      <Chip opens icon="info" onClick={() => setOpen('signs')}>
        {t('legend.signs')}
      </Chip>
      {filter.narrows && (
        <Chip trail="close" onClick={filter.clear}>
          {t('legend.clear')}
        </Chip>
      )}
    </>
  )
  const tiers = picking.tiers.map((_, tier) => <TierChip key={tier} model={model} tier={tier} look={look} />)
  return (
    <View role="group" ariaLabel={t('legend.title')}>
      {look === 'row' ? (
        <ScrollView scrollX className={styles.scroll} showScrollbar={false}>
          <View className={styles.row}>
            {tiers}
            {more}
          </View>
        </ScrollView>
      ) : (
        <>
          <View className={styles.list}>{tiers}</View>
          <View className={styles.more}>{more}</View>
        </>
      )}
      <PriceCapSheet filter={filter} open={open === 'cap'} onClose={() => setOpen(null)} />
      <SignSheet open={open === 'signs'} onClose={() => setOpen(null)} />
    </View>
  )
})

const TierChip = observer(({ model, tier, look }: TierLegendProps & { tier: number }) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  const facts = picking?.tiers[tier]
  if (!picking || !facts) return null
  const free = picking.counts?.tiers[tier] ?? 0
  const price = priceLabel(t, picking.prices[tier] ?? 0, model.hiding)
  const member = memberPriceLabel(t, picking.memberPrices[tier], model.hiding)
  const covered = picking.covers(tier)
  const left = free > 0 ? t('note.free', { count: free }) : t('note.soldOut')
  const about = [ageNote(t, facts), covered ? '' : t('state.uncovered')].filter(Boolean).join(t('common.separator'))
  const on = picking.filter.isChosen(tier)
  const name = facts.seatPlanName
  const inOneBreath = (labels: string[]) => labels.filter(Boolean).join(t('common.separator'))
  // The accessible name contains the visible texts in their visible order.
  const label =
    look === 'list'
      ? inOneBreath([name, left, about, price, member])
      : t('legend.tier', { name, price: inOneBreath([price, member, about]), left })
  return (
    <Pressable
      className={classes(
        styles.tier,
        styles[look === 'row' ? 'chip' : 'line'],
        on && styles.on,
        (free === 0 || !covered) && styles.off,
      )}
      ariaPressed={on}
      label={label}
      onClick={() => picking.filter.toggleTier(tier)}
    >
      <TierSwatch color={picking.colors[tier]} />
      {look === 'list' && (
        <View className={styles.text}>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.note}>{[left, about].filter(Boolean).join(' · ')}</Text>
        </View>
      )}
      <View className={styles.prices}>
        <Text className={styles.price}>{price || name}</Text>
        {member !== '' && (
          <Text key={member} className={styles.member} {...UNTRANSLATED}>
            {member}
          </Text>
        )}
      </View>
      {look === 'row' && about !== '' && <Text className={styles.note}>{about}</Text>}
    </Pressable>
  )
})
