import { View } from '@tarojs/components'
import AtTimeline from 'taro-ui/lib/components/timeline'
import type { Express } from '@/api/express'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { formatTime } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { expressTexts } from '@/locales/namespaces/express'
import '@/styles/taro-ui/timeline.scss'

/** What happened to the parcel, the newest on top: where, and when on the venue's clock. */
export function ParcelTimeline({ parcel: { steps, utcOffset } }: { parcel: Pick<Express, 'steps' | 'utcOffset'> }) {
  const t = useTexts(expressTexts)
  if (steps.length === 0) return null
  const items = steps.map(({ text, place, time }) => ({
    title: text,
    content: [joinFacts([formatTime(time, utcOffset, t('date.pattern.dayTime')), place])],
  }))
  return (
    <Card title={t('express.progress')}>
      <View role="group" ariaLabel={t('express.progress')}>
        <AtTimeline items={items} />
      </View>
    </Card>
  )
}
