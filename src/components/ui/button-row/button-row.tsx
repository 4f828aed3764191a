import { View } from '@tarojs/components'
import type { LinkProps } from '../../link/use-link'
import { Button } from '../button/button'
import { classes } from '../classes'
import styles from './button-row.module.scss'

export interface ButtonAction extends LinkProps {
  text: string
  secondary?: boolean
  /** True while a selection is missing; see `Button`. */
  incomplete?: boolean
}

export interface ButtonRowProps {
  actions: readonly ButtonAction[]
  /** True to place the buttons one below the other, the last button on top. */
  stacked?: boolean
  className?: string
}

/** Draws buttons of equal width. */
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
