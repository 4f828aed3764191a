import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import { Poster } from '../../ui/poster/poster'
import styles from './show-summary.module.scss'

const POSTER = drawnWidth(84)

export interface ShowSummaryProps {
  posterUrl: string
  posterColor: string
  name: string
  /** Lines below the name: time and location. Empty lines are omitted. */
  facts: readonly string[]
  /** Caption above the name, in the accent color. */
  lead?: string
  /** Heading level of the name; absent if the card around it has its own heading. */
  level?: number
  /** Content below the facts. */
  children?: ReactNode
}

/** Draws the show of an order or a ticket: the poster on the left, its name and facts beside it. */
export function ShowSummary({ posterUrl, posterColor, name, facts, lead = '', level, children }: ShowSummaryProps) {
  const heading = level ? { role: 'heading', ariaLevel: level } : {}
  return (
    <View className={styles.show}>
      <View className={styles.poster}>
        <Poster src={posterUrl} color={posterColor} width={POSTER} eager />
      </View>
      <View className={styles.text}>
        {lead && <Text className={textStyles.metaAccent}>{lead}</Text>}
        <View className={styles.name} {...heading}>
          <Text>{name}</Text>
        </View>
        {facts.filter(Boolean).map((fact, index) => (
          <View key={index} className={textStyles.metaNumerals}>
            {fact}
          </View>
        ))}
        {children}
      </View>
    </View>
  )
}
