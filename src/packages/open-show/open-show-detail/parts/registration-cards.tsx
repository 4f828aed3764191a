import { observer } from 'mobx-react'
import type { Registration } from '@/api/registration'
import { dayText, momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { Timeline } from '@/components/ui/timeline/timeline'
import { useHostAction } from '@/components/ui/use-host-action'
import { isActiveRegistration } from '@/domain/open-show/open-show'
import { DAY } from '@/domain/schedule/local-time'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { possibleSessions, sessionTime } from '../../parts/session-time'
import type { OpenShowDetailModel } from '../open-show-detail.model'

interface RegistrationProps {
  registration: Registration
}

type ModelProps = RegistrationProps & { model: OpenShowDetailModel }

/** Time after the session at which the people are deleted, ms (decision 159). */
const STORED = 30 * DAY

/** Draws sessions, deadline and number of a registration. */
export const FactsCard = observer(({ model, registration }: ModelProps) => {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const { show, sessionId, registrationId, quantity, state, cancelUntil } = registration
  const times = possibleSessions(registration).map(({ startsAt }) => sessionTime(startsAt, show, t, now))
  return (
    <Card title={show.name} note={t('openShow.count', { count: quantity })}>
      {times.map((time, at) => (
        <FactRow
          key={time}
          title={sessionId !== '' || times.length === 1 ? t('openShow.time') : t('openShow.choice', { number: at + 1 })}
          value={time}
        />
      ))}
      {state === 'APPROVED' && (
        <FactRow
          title={t('openShow.cancelUntil')}
          value={momentText(cancelUntil, { now, utcOffset: show.utcOffset }, t)}
        />
      )}
      <FactRow title={t('openShow.number')} value={registrationId}>
        <Button kind="quiet" size="s" label={t('openShow.copyNumber')} onClick={() => model.copy(registrationId)}>
          {t('button.copy')}
        </Button>
      </FactRow>
    </Card>
  )
})

/**
 * Draws the people of a registration, and the time until which they are stored. Draws nothing for a registration
 * without names.
 */
export function PeopleCard({ registration: { people, endsAt, show } }: RegistrationProps) {
  const t = useTexts(openShowTexts)
  const now = useNow()
  if (people.length === 0) return null
  const date = dayText(endsAt + STORED, { now, utcOffset: show.utcOffset }, t)
  return (
    <Card title={t('openShow.people')} note={t('openShow.deleted', { date })}>
      {people.map(({ personId, name, idType, idNo }) => (
        <SelectRow key={personId} strong title={name} notes={[`${t(`idType.${idType}`)} ${idNo}`]} />
      ))}
    </Card>
  )
}

/** Draws the states of a registration, the newest first. */
export function HistoryCard({ registration: { steps, state, show } }: RegistrationProps) {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const { utcOffset } = show
  const past = steps.map((step) => ({
    title: t(`openShow.state.${step.state}`),
    content: momentText(step.at, { now, utcOffset }, t),
  }))
  return (
    <Card title={t('openShow.history')}>
      <Timeline
        label={t('openShow.history')}
        steps={past.reverse()}
        isOver={!isActiveRegistration(state) && state !== 'PARTLY_IN'}
      />
    </Card>
  )
}

/** Draws the place with its map, the calendar of a given place, and the link to all registrations. */
export function PlaceRows({ model, registration: { show, state } }: ModelProps) {
  const t = useTexts(openShowTexts)
  const run = useHostAction()
  const addToCalendar = () =>
    void run(model.addToCalendar(), { done: t('calendar.added'), downloaded: t('calendar.downloaded') })
  return (
    <ListGroup>
      <ListRow
        icon="location"
        title={show.venueName}
        note={show.address}
        mark="navigate"
        onClick={() => void run(model.openMap())}
      />
      {state === 'APPROVED' && <ListRow icon="calendar" title={t('openShow.calendar')} onClick={addToCalendar} />}
      <ListRow icon="list" title={t('openShow.list')} to={linkTo('open-show-list')} />
    </ListGroup>
  )
}
