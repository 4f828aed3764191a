import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode, useState } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { useRovingFocus } from '../use-roving-focus'
import styles from './radio-group.module.scss'

export interface RadioOption<Value extends string> {
  value: Value
  /** Painted beside the ring. */
  content: ReactNode
  /** Accessible name when the content alone is not enough. */
  label?: string
  disabled?: boolean
  /** Heading above the first option of a group. */
  group?: string
  /** Action of a row without a choice: a button, without a ring and outside of the arrow keys. */
  onOpen?: () => void
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Accessible name of the group. */
  label: string
  /** Effect of an arrow key: chooses (default), or only moves if a choice, by Enter or Space, opens a screen. */
  arrows?: 'choose' | 'move'
  /** Mark of the choice: a ring beside the content (default), or a frame around it for pictures. */
  mark?: 'ring' | 'frame'
  className?: string
}

/** Draws a choice of several options, each in a row. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  label,
  arrows = 'choose',
  mark = 'ring',
  className,
}: RadioGroupProps<Value>) {
  // Arrow keys that only move also reach disabled options, because their content contains the reason.
  const isReachable = ({ disabled, onOpen }: RadioOption<Value>): boolean => !onOpen && (!disabled || arrows === 'move')
  const open = options.filter(isReachable).map((option) => option.value)
  const [moved, setMoved] = useState<Value | null>(null)
  const at = arrows === 'move' && moved !== null ? moved : value
  const entry = at !== null && open.includes(at) ? at : open[0]
  const { idOf, handleKeyDown } = useRovingFocus(
    open,
    arrows === 'move' ? (entry ?? null) : value,
    arrows === 'move' ? setMoved : onChange,
  )
  return (
    <View className={className} role="radiogroup" ariaLabel={label} onKeyDown={handleKeyDown}>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          {option.group && option.group !== options[index - 1]?.group && (
            <View className={styles.heading}>{option.group}</View>
          )}
          {option.onOpen ? (
            <Pressable className={styles.radio} label={option.label} onClick={option.onOpen}>
              <View className={styles.text}>{option.content}</View>
              <Icon name="chevron-right" size="m" />
            </Pressable>
          ) : (
            <Pressable
              id={idOf(option.value)}
              className={classes(
                mark === 'frame' ? styles.picture : styles.radio,
                option.value === value && styles.chosen,
                option.disabled && styles.off,
              )}
              role="radio"
              tabIndex={option.value === entry ? 0 : -1}
              ariaChecked={option.value === value}
              label={option.label}
              // The browser's own property would also take the focus away.
              disabled={option.disabled && arrows === 'choose'}
              ariaDisabled={option.disabled ? 'true' : undefined}
              still
              onClick={() => !option.disabled && onChange(option.value)}
            >
              <View className={styles.text}>
                {typeof option.content === 'string' ? <Text>{option.content}</Text> : option.content}
              </View>
              {mark === 'ring' && <View className={classes(styles.ring, option.value === value && styles.ringOn)} />}
            </Pressable>
          )}
        </Fragment>
      ))}
    </View>
  )
}
