import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { JumpTarget } from '@/api/layout-target'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/names'
import { Pressable } from '../../ui/pressable/pressable'
import { useTarget } from '../use-target'
import styles from './offer.module.scss'

/** Draws a list of offers, in two columns on desktop. */
export function OfferList({ children }: { children: ReactNode }) {
  return <View className={styles.list}>{children}</View>
}

export interface OfferProps {
  icon: IconName
  title: string
  /** Text of the note; '' without a note. */
  note: string
  /** Text of the action, such as "receive" or "vote". */
  act: string
  /** True if the offer has ended. Its text is then muted. */
  over?: boolean
  target: JumpTarget
}

/** Draws an offer of the merchant as a row: a coupon, a membership, a vote, an activity. */
export function Offer({ icon, title, note, act, over = false, target }: OfferProps) {
  const leadsTo = useTarget()
  return (
    <Pressable className={styles.offer} {...leadsTo(target)}>
      <Icon name={icon} size="l" className={styles.icon} />
      <View className={boxStyles.fillColumn}>
        <View className={textStyles.bodyStrongLines}>{title}</View>
        {note !== '' && <View className={textStyles.metaLines}>{note}</View>}
      </View>
      <View className={classes(styles.act, over && styles.over)}>{act}</View>
    </Pressable>
  )
}
