import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { NamingHead } from '../naming-head/naming-head'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-page.module.scss'

export interface NamingPageProps {
  naming: VoucherNaming
  /** On desktop the names take both columns, below what the tickets are for. */
  wide?: boolean
  /** The main button of a desktop, in the column of the show. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of names: the show of the tickets with the names below; on desktop the names are on its left. */
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
