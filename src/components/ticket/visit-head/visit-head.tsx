import { View } from '@tarojs/components'
import { joinFacts } from '@/lib/join-facts'
import { useTexts } from '../../texts'
import { sessionText } from '../../dates'
import { useServices } from '../../services'
import { ShowSummary } from '../../show/show-summary/show-summary'
import styles from './visit-head.module.scss'

/** The show, time and venue of a ticket. */
export interface Visit {
  showName: string
  posterUrl: string
  posterColor: string
  /** Epoch ms; null for a session without a start. */
  showTime: number | null
  /** Minutes east of UTC. */
  utcOffset: number
  isPermanent: boolean
  venueName: string
  cityName: string
}

interface VisitHeadProps {
  visit: Visit
  /** Text above the name, in the accent color. */
  lead?: string
  /** A fact below the venue. */
  more?: string
}

/** Draws the show, time and venue of a ticket beside the poster. */
export function VisitSummary({ visit, lead = '', more = '' }: VisitHeadProps) {
  const t = useTexts()
  const { clock } = useServices()
  return (
    <ShowSummary
      posterUrl={visit.posterUrl}
      posterColor={visit.posterColor}
      name={visit.showName}
      facts={[sessionText(visit, t, clock.now()), joinFacts([visit.cityName, visit.venueName]), more]}
      lead={lead}
      level={2}
    />
  )
}

/** Draws the summary with the spacing of the top of a page. */
export function VisitHead(props: VisitHeadProps) {
  return (
    <View className={styles.head}>
      <VisitSummary {...props} />
    </View>
  )
}
