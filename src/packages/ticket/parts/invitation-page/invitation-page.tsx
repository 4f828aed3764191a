import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import boxStyles from '@/styles/box.module.scss'
import styles from './invitation-page.module.scss'

export interface InvitationPageProps {
  card: ReactNode
  /** Action buttons. They are drawn below the card, on desktop beside the card. */
  children: ReactNode
}

/** Draws a shared card with its action buttons. */
export function InvitationPage({ card, children }: InvitationPageProps) {
  return (
    <View className={styles.page}>
      {card}
      <View className={boxStyles.stack4}>{children}</View>
    </View>
  )
}
