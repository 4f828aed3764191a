import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from '../pressable/pressable'
import styles from './switch.module.scss'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  label: string
  disabled?: boolean
}

/** Draws a switch, which takes effect at once, unlike a checkbox. */
export function Switch({ on, onChange, label, disabled }: SwitchProps) {
  return (
    <Pressable
      className={styles.switch}
      role="switch"
      ariaChecked={on}
      label={label}
      disabled={disabled}
      still
      onClick={() => onChange(!on)}
    >
      <View className={classes(styles.track, on && styles.trackOn)}>
        <View className={styles.thumb} />
      </View>
    </Pressable>
  )
}
