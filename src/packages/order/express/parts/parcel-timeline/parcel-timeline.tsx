import type { Express } from '@/api/express'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Timeline } from '@/components/ui/timeline/timeline'
import { joinFacts } from '@/lib/join-facts'
import { expressTexts } from '@/locales/namespaces/express'

type Parcel = Pick<Express, 'state' | 'steps' | 'utcOffset'>

/** Draws the parcel's history with places, newest first, in the venue's time zone. */
export function ParcelTimeline({ parcel: { state, steps, utcOffset } }: { parcel: Parcel }) {
  const t = useTexts(expressTexts)
  const now = useNow()
  if (steps.length === 0) return null
  const shown = steps.map(({ text, place, time }) => ({
    title: text,
    content: joinFacts([momentText(time, { now, utcOffset }, t), place]),
  }))
  return (
    <Card title={t('express.progress')}>
      <Timeline label={t('express.progress')} steps={shown} isOver={state === 'SIGNED' || state === 'CANCELED'} />
    </Card>
  )
}
