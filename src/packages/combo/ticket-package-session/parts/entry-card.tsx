import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComboSession } from '@/api/combo'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { Price } from '@/components/ui/price/price'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { sessionBlock, sessionLabel, showBlock } from '../../parts/combo-facts'
import { seatLabels } from '../../parts/seat-texts'
import { entryId } from '../entry-id'
import type { ChoiceEntry, Tier } from '../session-choice'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'
import { Refusal } from './refusal'

interface EntryProps {
  model: TicketPackageSessionModel
  entry: ChoiceEntry
}

/** Draws a chosen show: its session, tier and seats, and what it costs in the combo. */
export const EntryCard = observer(({ model, entry }: EntryProps) => {
  const t = useTexts(comboTexts)
  const { part, show, session, tier } = entry
  const refused = model.refusalOf(entry)
  const block = session ? null : (showBlock(show) ?? 'soldOut')
  const canChange = part.shows.length > part.least
  const { value } = model.price
  const item = value?.items.find(({ seatPlanId }) => seatPlanId === tier?.seatPlanId)
  const tickets = part.quantity * model.choice.sets
  return (
    <Card
      id={entryId(show.showId)}
      title={show.showName}
      note={joinFacts([show.cityName, show.venueName, tickets > 1 ? t('combo.tickets', { count: tickets }) : ''])}
      problem={refused ? refused.comments : block ? t(`combo.blocked.${block}`) : ''}
      mark={
        item && (
          <View className={boxStyles.shrinkStack}>
            <Price price={{ kind: 'amount', amount: item.share, from: false }} size="s" />
            {item.share < item.single && (
              <Price price={{ kind: 'amount', amount: item.single, from: false }} size="s" tone="ink" struck />
            )}
          </View>
        )
      }
    >
      {refused && <Refusal model={model} part={refused} show={show} />}
      {block ? (
        <Button kind="secondary" size="m" to={canChange ? model.showChoice : model.toCombo}>
          {t(canChange ? 'combo.changeShows' : 'combo.toCombo')}
        </Button>
      ) : (
        <Choices model={model} entry={entry} />
      )}
    </Card>
  )
})

const Choices = observer(({ model, entry }: EntryProps) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const { show, session, tier } = entry
  const { group } = model.choice
  const seatIds = model.seats.seats.get(session?.sessionId ?? '') ?? []
  const tiers = (session?.seatPlans ?? []).filter(({ groupId }) => groupId === group)
  const sessionChip = (each: ComboSession) => {
    const block = sessionBlock(each)
    const isSold = !each.seatPlans.some(({ groupId, status }) => groupId === group && status === 'ON_SALE')
    return {
      value: each.sessionId,
      word: sessionLabel(each, show, { t, now }),
      notes: [block ? t(`combo.block.${block}`) : isSold ? t('combo.block.soldOut') : ''],
      disabled: isSold,
    }
  }
  const tierChip = ({ seatPlanId, seatPlanName, singlePrice, status }: Tier) => ({
    value: seatPlanId,
    word: seatPlanName,
    notes: [
      t('price.amount', { amount: formatMoney(singlePrice) }),
      status === 'ON_SALE' ? '' : t('combo.block.soldOut'),
    ],
    disabled: status !== 'ON_SALE',
  })
  return (
    <>
      {show.sessions.length > 1 ? (
        <ChoiceChips
          label={t('combo.sessionOf', { name: show.showName })}
          chips={show.sessions.map(sessionChip)}
          value={session?.sessionId ?? null}
          onChange={(sessionId) => model.update((choice) => choice.pick(entry, { sessionId }))}
        />
      ) : (
        session && <View className={textStyles.body}>{sessionLabel(session, show, { t, now })}</View>
      )}
      {tiers.length > 1 ? (
        <ChoiceChips
          label={t('combo.tierOf', { name: show.showName })}
          chips={tiers.map(tierChip)}
          value={tier?.seatPlanId ?? null}
          onChange={(seatPlanId) => model.update((choice) => choice.pick(entry, { seatPlanId }))}
        />
      ) : (
        tier && <View className={textStyles.meta}>{tier.seatPlanName}</View>
      )}
      {show.seatPickType !== 'SUPPORT_NONE' && (
        <View className={boxStyles.above2} ariaLive="polite">
          {seatIds.length > 0 ? (
            seatLabels(seatIds, t).map((label) => (
              <View key={label} className={textStyles.metaStrong}>
                {label}
              </View>
            ))
          ) : (
            <Text className={textStyles.meta}>{t('combo.bestSeats')}</Text>
          )}
        </View>
      )}
    </>
  )
})
