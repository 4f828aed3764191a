import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SeatSuggestion } from '@/api/hold-set'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { RowText } from '@/components/ui/select-row/row-text'
import { joinFacts } from '@/lib/join-facts'
import { comboTexts } from '@/locales/namespaces/combo'
import boxStyles from '@/styles/box.module.scss'
import { sessionLabel } from '../../parts/combo-facts'
import { seatLabels } from '../../parts/seat-texts'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'

interface SeatsCardProps {
  model: TicketPackageSessionModel
}

/** Draws the button for the same seats in all sessions, and the suggestions to choose from. */
export const SeatsCard = observer(({ model }: SeatsCardProps) => {
  const t = useTexts(comboTexts)
  const { seats } = model
  if (!seats.isOffered) return null
  const { suggestions, index, isEmpty } = seats
  return (
    <Card title={t('combo.sameSeats')} note={t('combo.sameSeatsNote')}>
      {suggestions.length === 0 ? (
        <View className={boxStyles.stack3} ariaLive="polite">
          <Button kind="secondary" block onClick={seats.suggest}>
            {t('combo.findSame')}
          </Button>
          {isEmpty && <Notice tone="notice">{t('combo.noSame')}</Notice>}
        </View>
      ) : (
        <RadioGroup
          label={t('combo.sameSeats')}
          value={index === null ? null : String(index)}
          onChange={(value) => seats.take(Number(value))}
          options={suggestions.map((suggestion, at) => ({
            value: String(at),
            content: <Suggestion model={model} suggestion={suggestion} />,
          }))}
        />
      )}
    </Card>
  )
})

const Suggestion = observer(({ model, suggestion }: SeatsCardProps & { suggestion: SeatSuggestion }) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const { sessions, isSame } = suggestion
  const entryOf = (sessionId: string) =>
    model.choice.entries.find(({ session }) => session?.sessionId === sessionId) ?? null
  const [first] = sessions.filter(({ seatIds }) => seatIds.length > 0)
  const tierName = (sessionId: string, seatPlanId: string): string =>
    entryOf(sessionId)?.session?.seatPlans.find((tier) => tier.seatPlanId === seatPlanId)?.seatPlanName ?? ''
  if (isSame && first)
    return (
      <RowText
        title={seatLabels(first.seatIds, t).join(t('common.separator'))}
        badge={t('combo.inAll', { count: sessions.length })}
        notes={[tierName(first.sessionId, first.seatPlanId)]}
      />
    )
  return (
    <RowText
      title={t('combo.nearlySame')}
      notes={sessions.map(({ sessionId, seatPlanId, seatIds, differs }) => {
        const entry = entryOf(sessionId)
        const when = entry?.session ? sessionLabel(entry.session, entry.show, { t, now }) : ''
        return joinFacts([
          when,
          tierName(sessionId, seatPlanId),
          ...seatLabels(seatIds, t),
          t(`combo.differs.${differs}`),
        ])
      })}
    />
  )
})
