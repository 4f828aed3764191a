import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { Combo } from '@/api/combo'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { Notice } from '@/components/ui/notice/notice'
import { Stepper } from '@/components/ui/stepper/stepper'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import { focus } from '@/platform/focus'
import textStyles from '@/styles/text.module.scss'
import { OverlapNotice } from '../../parts/overlap-notice'
import styles from '../ticket-package-session.module.scss'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'
import { entryId } from '../entry-id'
import { EntryCard } from './entry-card'
import { RefusedNotice } from './refusal'
import { SeatsCard } from './seats-card'

export interface ChoiceProps {
  model: TicketPackageSessionModel
  combo: Combo
  /** Show to scroll to. */
  showId?: string | undefined
}

/** Draws the choice of the price group, the number of sets, and the sessions, tiers and seats. */
export const Choice = observer(({ model, combo, showId }: ChoiceProps) => {
  const t = useTexts(comboTexts)
  useEffect(() => {
    if (showId) focus.move(entryId(showId))
  }, [showId])
  const { choice, hold } = model
  const groups = combo.groups.filter(({ groupId }) =>
    choice.entries.every(({ show }) =>
      show.sessions.some((each) => each.seatPlans.some((tier) => tier.groupId === groupId)),
    ),
  )
  // A combo with groups has a price for each number of shows.
  const priceOf = (id: string): string => {
    const step = combo.steps.find(({ groupId, count }) => groupId === id && count === choice.entries.length)
    return step ? t('price.amount', { amount: formatMoney(fen(step.value)) }) : ''
  }
  const isFixed = choice.entries.every(({ show }) => show.sessions.length === 1)
  return (
    <>
      {hold.over && <Notice tone="notice">{t('combo.timeOver')}</Notice>}
      <RefusedNotice model={model} />
      <OverlapNotice pairs={model.overlaps} />
      {groups.length > 1 && (
        <Card title={t('combo.group')}>
          <ChoiceChips
            label={t('combo.group')}
            chips={groups.map(({ groupId, name }) => {
              const isSold = !choice.canTakeGroup(groupId)
              const note = isSold ? t('combo.block.soldOut') : priceOf(groupId)
              return { value: groupId, word: name, notes: [note], disabled: isSold }
            })}
            value={choice.group}
            onChange={(groupId) => model.update((each) => each.setGroup(groupId))}
          />
        </Card>
      )}
      {choice.maxSets > 1 && (
        <Card
          title={t('combo.quantity')}
          note={combo.perBuyer === null ? undefined : t('combo.most', { count: combo.perBuyer })}
        >
          <View className={styles.sets}>
            <View className={textStyles.meta}>
              {t('combo.perSet', { count: choice.entries.reduce((sum, { part }) => sum + part.quantity, 0) })}
            </View>
            <Stepper
              value={choice.sets}
              max={choice.maxSets}
              label={t('combo.quantity')}
              onChange={(sets) => model.update((each) => each.setSets(sets))}
            />
          </View>
        </Card>
      )}
      {isFixed && <SeatsCard model={model} />}
      {choice.entries.map((entry) => (
        <EntryCard key={`${entry.part.partId} ${entry.show.showId}`} model={model} entry={entry} />
      ))}
      {!isFixed && <SeatsCard model={model} />}
    </>
  )
})
