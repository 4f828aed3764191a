import { Text, View } from '@tarojs/components'
import { UNTRANSLATED } from '@/platform/untranslated'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './stepper.module.scss'

export interface StepperProps {
  value: number
  /** Smallest and largest value, both allowed; by default 1 and no limit. */
  min?: number
  max?: number
  onChange: (value: number) => void
  /** Accessible name: "tickets". */
  label: string
  className?: string
}

/** Draws a quantity with a button to decrease and a button to increase it. */
export function Stepper({ value, min = 1, max = Infinity, onChange, label, className }: StepperProps) {
  const t = useTexts()
  return (
    <View className={classes(styles.stepper, className)} role="group" ariaLabel={label}>
      <Pressable
        className={classes(styles.act, value <= min && styles.off)}
        label={t('common.decrease')}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" size="m" />
      </Pressable>
      <View className={styles.value} role="status">
        <Text {...UNTRANSLATED}>{value}</Text>
      </View>
      <Pressable
        className={classes(styles.act, value >= max && styles.off)}
        label={t('common.increase')}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" size="m" />
      </Pressable>
    </View>
  )
}
