import { Text, View } from '@tarojs/components'
import type { Reservable } from '@/api/reservation'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { formatTime } from '@/domain/schedule/local-time'
import { reserveTexts } from '@/locales/namespaces/reserve'
import styles from '../reserve-detail.module.scss'

const MINUTE = 60_000
const PICTURE = drawnWidth(343, 400)

/** Draws the picture of a service and its rules, a line each. */
export function RulesCard({ reservable }: { reservable: Reservable }) {
  const t = useTexts(reserveTexts)
  const { name, summary, pictureUrl, notes, needs, perOrder, minorAge, minorsPerOrder, maxChanges } = reservable
  const { daysAhead, releaseAt, entryBefore, cancelBefore, changeBefore } = reservable
  const release = formatTime(releaseAt * MINUTE, 0, t('date.pattern.time'))
  const needsPeople = needs === 'DOCUMENT'
  const rules = [
    ...notes,
    t('reserve.rule.release', { time: release, count: daysAhead }),
    t(needsPeople ? 'reserve.rule.people' : 'reserve.rule.places', { count: perOrder }),
    ...(needsPeople ? [t('reserve.rule.minors', { age: minorAge, count: minorsPerOrder })] : []),
    t('reserve.rule.entry', { before: entryBefore }),
    t('reserve.rule.cancel', { hours: cancelBefore / 60, change: changeBefore / 60, count: maxChanges }),
    t('reserve.rule.missed'),
  ]
  return (
    <Card title={name} note={summary}>
      <Poster src={pictureUrl} ratio="wide" width={PICTURE} eager="first" className={styles.picture} />
      <View role="list" ariaLabel={t('reserve.rules')}>
        {rules.map((rule) => (
          <View key={rule} role="listitem" className={styles.rule}>
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
