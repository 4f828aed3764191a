import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { nearTime, sessionText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import { markedDate } from '../../marked-date'
import type { ShowDetailModel } from '../../show-detail.model'
import { useHostAction } from '@/components/ui/use-host-action'

/**
 * Draws time and venue. A tap on the time adds the show to the calendar; a tap on the venue opens its page or a map.
 */
export const ShowFacts = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const now = useNow()
  const run = useHostAction()
  const { next, sale, event } = model
  const show = sale.facts.value
  if (!show) return null
  const date = (next && (next.sessionName || (next.showTime !== null && sessionText(next, t, now)))) || show.showDate
  const when = markedDate(date, sale.status.closedLabel, t) || t('show.dateToBeSet')
  const count = sale.selection.sessions.length
  const until = sale.status.salesEnd
  const about = [
    show.localTimeText,
    show.showDuration ? t('date.duration', { count: show.showDuration }) : '',
    sale.dynamic.value?.partialOnSaleText || (count > 1 ? t('detail.sessions', { count }) : ''),
    until ? t('sale.until', { time: nearTime(until, { now, utcOffset: show.utcOffset }, t) }) : '',
    show.minLimitAge ? t('detail.age', { age: show.minLimitAge }) : '',
  ]
  const openMap = model.hasLocation ? () => void run(model.openMap()) : undefined
  const mapAction = { icon: 'navigate', label: t('venue.map') } as const
  return (
    <ListGroup>
      <ListRow
        icon="calendar"
        title={when}
        note={joinFacts([...about, event ? t('detail.addToCalendar') : ''])}
        mark="plus"
        onClick={
          event
            ? () => void run(model.addToCalendar(), { done: t('calendar.added'), downloaded: t('calendar.downloaded') })
            : undefined
        }
      />
      <ListRow
        icon="location"
        title={joinFacts([show.cityName, show.venueName]) || t('show.venueToBeSet')}
        note={show.venueAddress}
        {...(show.venueId
          ? { to: linkTo('venue', { venueId: show.venueId }), action: openMap && { ...mapAction, onClick: openMap } }
          : { mark: mapAction.icon, onClick: openMap })}
      />
    </ListGroup>
  )
})
