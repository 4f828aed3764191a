import type { StubTicket, TicketStub } from '@/api/ticket-stub'
import { formatTime, weekdayOf } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { stubTexts } from '@/locales/namespaces/stub'
import type { StubFact, StubPicture } from './stub-picture'

interface Chosen {
  ticket: StubTicket | undefined
  /** True to include the holder's name. */
  named: boolean
  merchant: string
}

/** Returns the texts of a stub in the language of `t`. The time is below the weekday; an exhibition has no time. */
export const stubFacts = (
  stub: TicketStub,
  { ticket, named, merchant }: Chosen,
  t: Translate<typeof stubTexts>,
): StubPicture => {
  const { showName, showTime, utcOffset, isPermanent, venueName, cityName, posterColor } = stub
  const date = { label: t('stub.label.date'), value: formatTime(showTime, utcOffset, t('date.pattern.day')) }
  const hour = {
    label: t(`date.weekday.${weekdayOf(showTime, utcOffset)}`),
    value: formatTime(showTime, utcOffset, t('date.pattern.time')),
  }
  const own: StubFact[] = []
  if (ticket?.seatDesc) own.push({ label: t('stub.label.seat'), value: ticket.seatDesc, lines: 2 })
  if (named && ticket?.audienceName) own.push({ label: t('stub.label.holder'), value: ticket.audienceName })
  return {
    name: showName,
    venue: joinFacts([venueName, cityName]),
    rows: [isPermanent ? [date] : [date, hour], ...own.map((fact) => [fact] as const)],
    merchant,
    color: posterColor,
  }
}
