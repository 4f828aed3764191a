import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from '../pressable/pressable'
import { useRovingFocus } from '../use-roving-focus'
import styles from './segmented.module.scss'

export interface SegmentedProps<Value extends string> {
  options: readonly { value: Value; text: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
  /** Accessible name of the group. */
  label: string
  /** Look: line for tabs over content (default), pill for a small switch inside a card or sheet. */
  look?: 'line' | 'pill'
  /** Id of the element with the selected content. */
  controls?: string
  className?: string
}

/** Draws tabs that switch between a few views of the same content. Arrow keys move between them. */
export function Segmented<Value extends string>({
  options,
  value,
  onChange,
  label,
  look = 'line',
  controls,
  className,
}: SegmentedProps<Value>) {
  const values = options.map((option) => option.value)
  const { idOf, handleKeyDown } = useRovingFocus(values, value, onChange)
  return (
    <View
      className={classes(styles.list, styles[look], className)}
      role="tablist"
      ariaLabel={label}
      onKeyDown={handleKeyDown}
    >
      {options.map((option) => {
        const selected = option.value === value
        return (
          <Pressable
            key={option.value}
            id={idOf(option.value)}
            className={classes(styles.tab, selected && styles.selected)}
            role="tab"
            tabIndex={selected ? 0 : -1}
            ariaSelected={selected}
            ariaControls={selected ? controls : undefined}
            still
            onClick={() => onChange(option.value)}
          >
            {option.text}
            {option.count !== undefined && option.count > 0 && <Text className={styles.count}>{option.count}</Text>}
          </Pressable>
        )
      })}
    </View>
  )
}
