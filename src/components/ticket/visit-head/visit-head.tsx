import { Text, View } from '@tarojs/components'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { sessionText } from '../../dates'
import { useServices } from '../../services'
import styles from './visit-head.module.scss'

const POSTER = drawnWidth(72)

/** What a ticket is for. */
export interface Visit {
  showName: string
  posterUrl: string
  posterColor: string
  /** Epoch ms; null for a session without a start. */
  showTime: number | null
  /** Minutes. */
  utcOffset: number
  isPermanent: boolean
  venueName: string
  cityName: string
}

interface VisitHeadProps {
  visit: Visit
  /** Above the name, in the accent. */
  lead?: string
  /** A fact below the place. */
  more?: string
}

/** What a ticket is for, when and where, beside the poster. */
export function VisitHead({ visit, lead = '', more = '' }: VisitHeadProps) {
  const t = useTexts()
  const { clock } = useServices()
  return (
    <View className={styles.head}>
      <View className={styles.words}>
        {lead && <Text className={styles.lead}>{lead}</Text>}
        <View className={styles.name} role="heading" ariaLevel={2}>
          <Text>{visit.showName}</Text>
        </View>
        <Text className={styles.fact}>{sessionText(visit, t, clock.now())}</Text>
        <Text className={styles.fact}>{joinFacts([visit.cityName, visit.venueName])}</Text>
        {more && <Text className={styles.fact}>{more}</Text>}
      </View>
      <View className={styles.poster}>
        <Poster src={visit.posterUrl} color={visit.posterColor} width={POSTER} eager />
      </View>
    </View>
  )
}
