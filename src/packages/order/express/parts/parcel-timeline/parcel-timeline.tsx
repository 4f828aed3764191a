import { View } from '@tarojs/components'
import AtTimeline from 'taro-ui/lib/components/timeline'
import type { Express } from '@/api/express'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { joinFacts } from '@/lib/join-facts'
import { expressTexts } from '@/locales/namespaces/express'
import '@/styles/taro-ui/timeline.scss'

/** What happened to the parcel, the newest on top: where, and when on the venue's clock. */
export function ParcelTimeline({ parcel: { steps, utcOffset } }: { parcel: Pick<Express, 'steps' | 'utcOffset'> }) {
  const t = useTexts(expressTexts)
  const now = useNow()
  if (steps.length === 0) return null
  const items = steps.map(({ text, place, time }) => ({
    title: text,
    content: [joinFacts([momentText(time, { now, utcOffset }, t), place])],
  }))
  return (
    <Card title={t('express.progress')}>
      <View role="group" ariaLabel={t('express.progress')}>
        <AtTimeline items={items} />
      </View>
    </Card>
  )
}
