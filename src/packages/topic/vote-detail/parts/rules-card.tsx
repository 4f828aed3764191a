import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Vote } from '@/api/vote'
import { momentText, nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { formatTime } from '@/domain/schedule/local-time'
import { voteTexts } from '@/locales/namespaces/vote'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { VoteDetailModel } from '../vote-detail.model'

/** Draws the rules of a vote: until when, how often, who, and what is counted. */
export const RulesCard = observer(({ vote }: { vote: Vote }) => {
  const t = useTexts(voteTexts)
  const now = useNow()
  const { endTime, resultAt, utcOffset, perPerson, perDay, who, counts, rules, conditions } = vote
  const voter = t(`vote.voter.${who}`)
  const names = conditions.map(({ name }) => name).join(t('common.separator'))
  const isLater = resultAt !== null && resultAt > endTime
  return (
    <Card title={t('vote.rules')}>
      <FactRow title={t('vote.until')} value={momentText(endTime, { now, utcOffset }, t)} />
      <FactRow
        title={t('vote.perPerson')}
        value={perPerson === 'ONCE' ? t('vote.once') : t('vote.aDay', { count: perDay })}
      />
      <FactRow title={t('vote.who')} value={names === '' ? voter : t('vote.whoOf', { who: voter, names })} />
      <FactRow
        title={t('vote.counts')}
        value={
          isLater
            ? t('vote.published', { time: nearTime(resultAt, { now, utcOffset }, t) })
            : t(`vote.countRule.${counts}`)
        }
      />
      {rules.map((rule) => (
        <Text key={rule} className={textStyles.metaBlock}>
          {rule}
        </Text>
      ))}
      <View className={textStyles.metaBlock}>{t('vote.fairness')}</View>
    </Card>
  )
})

/** Draws links to the shows of the options and of the condition; nothing without shows. */
export function ShowRows({ vote: { options, conditions, who } }: { vote: Vote }) {
  const named = [
    ...options.map(({ showId, title }) => ({ showId, name: title })),
    ...(who === 'TICKET' ? conditions : []),
  ].filter(({ showId }) => showId !== '')
  if (named.length === 0) return null
  // An option can be the show of the condition.
  const rows = new Map(named.map(({ showId, name }) => [showId, name]))
  return (
    <ListGroup>
      {[...rows].map(([showId, name]) => (
        <ListRow key={showId} icon="drama" title={name} to={linkTo('show-detail', { showId })} />
      ))}
    </ListGroup>
  )
}

/** Draws the public numbers of ballots by day: counted, and being checked. Nothing after a cancellation. */
export const DaysCard = observer(({ model }: { model: VoteDetailModel }) => {
  const t = useTexts(voteTexts)
  const { value } = model.counts
  if (!value || value.days.length === 0 || model.phase === 'CANCELED') return null
  return (
    <Card title={t('vote.days')} note={t('vote.total', { count: value.counted, held: value.held })}>
      {value.days.map(({ day, counted, held }) => (
        <FactRow
          key={day}
          title={formatTime(Date.parse(day), 0, t('date.pattern.monthDay'))}
          value={t('vote.ofDay', { count: counted, held })}
        />
      ))}
    </Card>
  )
})
