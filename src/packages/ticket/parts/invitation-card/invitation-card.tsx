import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShowStatic } from '@/api/show'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { posterGround } from '@/styles/poster-ground'
import textStyles from '@/styles/text.module.scss'
import styles from './invitation-card.module.scss'

const POSTER = drawnWidth(168, 216)

export interface InvitationCardProps {
  show: ShowStatic
  /** Text that states who attends: the visitor or a friend. */
  lead: string
  /** Time of the session; '' to show the dates of the show. */
  when: string
  /** Content below the location. */
  children?: ReactNode
}

/** Draws a show that a person attends: poster, name, time, venue. The card looks like a ticket without a seat. */
export function InvitationCard({ show, lead, when, children }: InvitationCardProps) {
  const t = useTexts()
  const { showName, posterUrl, posterColor, showDate, venueName, cityName } = show
  return (
    <View className={styles.card}>
      <View className={styles.stage} style={{ backgroundColor: posterGround(posterColor) }}>
        <View className={styles.poster}>
          <Poster
            src={posterUrl}
            color={posterColor}
            alt={t('common.poster', { name: showName })}
            width={POSTER}
            eager="first"
          />
        </View>
      </View>
      <Perforation />
      <View className={styles.text}>
        <Text className={textStyles.metaAccent}>{lead}</Text>
        <View className={styles.title} role="heading" ariaLevel={2}>
          <Text>{showName}</Text>
        </View>
        <Text className={styles.when}>{when || showDate || t('show.dateToBeSet')}</Text>
        <Text className={textStyles.lead}>{joinFacts([cityName, venueName]) || t('show.venueToBeSet')}</Text>
        {children}
      </View>
    </View>
  )
}
