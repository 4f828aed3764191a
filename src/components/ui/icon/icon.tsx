import { View } from '@tarojs/components'
import { classes } from '../classes'
import styles from './icon.module.scss'
import { type IconName, SOLID_ICON_NAMES } from './names'

export interface IconProps {
  name: IconName
  /** Size in pixels: s is 16, m is 20, l is 24 (default), xl is 32. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** True for the filled drawing, if the set has one. */
  solid?: boolean
  /** Accessible name of an icon without a text. Without it, screen readers skip the icon. */
  label?: string
  className?: string
}

const solids: readonly string[] = SOLID_ICON_NAMES

/** Draws an icon of the line set in the color of the text around it. */
export function Icon({ name, size = 'l', solid = false, label, className }: IconProps) {
  const glyph = solid && solids.includes(name) ? styles[`solid-${name}`] : styles[`line-${name}`]
  const naming = label ? { role: 'img', ariaLabel: label } : { ariaHidden: true }
  return <View className={classes(styles.icon, size !== 'l' && styles[size], glyph, className)} {...naming} />
}
