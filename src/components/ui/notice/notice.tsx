import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import boxStyles from '@/styles/box.module.scss'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import styles from './notice.module.scss'

export interface NoticeProps {
  /** Tone, which determines color and shape. */
  tone?: 'info' | 'success' | 'notice' | 'danger'
  children: ReactNode
  /** A button at the right. */
  action?: ReactNode
  className?: string
}

const ICONS: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'success',
  notice: 'warning',
  danger: 'warning',
}

/** Draws an important message in the flow of the page. */
export function Notice({ tone = 'info', children, action, className }: NoticeProps) {
  return (
    <View className={classes(styles.box, styles[tone], className)} role={tone === 'danger' ? 'alert' : 'note'}>
      <Icon name={ICONS[tone]} size="m" className={styles.icon} />
      <View className={boxStyles.grow}>{typeof children === 'string' ? <Text>{children}</Text> : children}</View>
      {action}
    </View>
  )
}
