import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { NamingHead } from '../naming-head/naming-head'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-page.module.scss'

export interface NamingPageProps {
  naming: VoucherNaming
  /** On desktop with room for two columns. */
  wide?: boolean
  children: ReactNode
}

/** A screen of names: what the tickets are for, and below it the names. */
export function NamingPage({ naming, wide = false, children }: NamingPageProps) {
  return (
    <View className={classes(styles.page, wide && styles.wide)}>
      <NamingHead naming={naming} />
      {children}
    </View>
  )
}
