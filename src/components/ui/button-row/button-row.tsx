import { View } from '@tarojs/components'
import type { LinkProps } from '../../link/use-link'
import { Button } from '../button/button'
import { classes } from '../classes'
import styles from './button-row.module.scss'

export interface ButtonAction extends LinkProps {
  text: string
  secondary?: boolean
  /** True if a selection is missing (Button). */
  incomplete?: boolean
}

export interface ButtonRowProps {
  actions: readonly ButtonAction[]
  /** One below the other, the last one on top. */
  stacked?: boolean
  className?: string
}

/** Buttons of equal width. */
export function ButtonRow({ actions, stacked, className }: ButtonRowProps) {
  return (
    <View className={classes(stacked ? styles.stack : styles.row, className)}>
      {actions.map(({ text, to, onClick, secondary, incomplete }) => (
        <Button
          key={text}
          kind={secondary ? 'secondary' : undefined}
          incomplete={incomplete}
          className={styles.act}
          to={to}
          onClick={onClick}
        >
          {text}
        </Button>
      ))}
    </View>
  )
}
