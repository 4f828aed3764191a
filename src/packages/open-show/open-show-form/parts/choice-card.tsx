import { observer } from 'mobx-react'
import type { OpenShow } from '@/api/open-show'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { sessionTime } from '../../parts/session-time'
import type { OpenShowFormModel } from '../open-show-form.model'

/** Draws the sessions with places. A tap adds one to the requested sessions, or removes it. */
export const ChoiceCard = observer(({ model, show }: { model: OpenShowFormModel; show: OpenShow }) => {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const { sessions, requested, required, toggle } = model
  const isChoice = sessions.length > 1
  return (
    <Card
      id={required.idOf('session')}
      title={show.name}
      note={isChoice ? t('openShow.choiceNote') : ''}
      problem={required.isMissing('session') && isChoice ? t('openShow.need.session') : ''}
    >
      {sessions.length === 0 && (
        <Empty
          compact
          scene="no-result"
          sentence={t('openShow.full')}
          hint={t('openShow.fullHint')}
          action={{ text: t('openShow.browse'), to: linkTo('all') }}
        />
      )}
      {sessions.map(({ sessionId, startsAt, left, state }) => {
        const number = requested.indexOf(sessionId) + 1
        return (
          <SelectRow
            key={sessionId}
            strong={number > 0}
            title={sessionTime(startsAt, show, t, now)}
            notes={[left === null ? t(`openShow.session.${state}`) : t('openShow.left', { count: left })]}
            {...(isChoice && {
              onClick: () => toggle(sessionId),
              ariaPressed: number > 0,
              trail: number > 0 ? t('openShow.choice', { number }) : t('openShow.choose'),
            })}
          />
        )
      })}
    </Card>
  )
})
