import { View } from '@tarojs/components'
import { classes } from '../classes'
import styles from './spinner.module.scss'

export interface SpinnerProps {
  /** Size in pixels: m is 20 (default), l is 32. */
  size?: 'm' | 'l'
  /** Accessible name, when nothing else announces the loading. */
  label?: string
  className?: string
}

/** Draws a turning ring in the color of the text around it. */
export function Spinner({ size = 'm', label, className }: SpinnerProps) {
  const naming = label ? { role: 'status', ariaLabel: label } : { ariaHidden: true }
  return <View className={classes(styles.spinner, size === 'l' && styles.l, className)} {...naming} />
}
