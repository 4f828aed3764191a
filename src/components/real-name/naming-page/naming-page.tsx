import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { NamingHead } from '../naming-head/naming-head'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-page.module.scss'

export interface NamingPageProps {
  naming: VoucherNaming
  /** True if the names span both columns on desktop, below the show. */
  wide?: boolean
  /** The main button on desktop, in the column of the show. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Draws a screen for naming ticket holders: the show, with the names below it. On desktop, the names are to the left of
 * the show.
 */
export function NamingPage({ naming, wide = false, action, children }: NamingPageProps) {
  return (
    <View className={classes(styles.page, wide && styles.wide)}>
      <View className={styles.visit}>
        <NamingHead naming={naming} />
        {action && <View className={styles.action}>{action}</View>}
      </View>
      <View className={styles.names}>{children}</View>
    </View>
  )
}
