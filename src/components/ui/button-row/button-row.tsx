import { View } from '@tarojs/components'
import { Button } from '../button/button'
import { classes } from '../classes'
import styles from './button-row.module.scss'

export interface ButtonAction {
  text: string
  onClick: () => unknown
  secondary?: boolean
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
      {actions.map(({ text, onClick, secondary }) => (
        <Button key={text} kind={secondary ? 'secondary' : undefined} className={styles.act} onClick={onClick}>
          {text}
        </Button>
      ))}
    </View>
  )
}
