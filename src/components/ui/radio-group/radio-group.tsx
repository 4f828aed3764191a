import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode, useState } from 'react'
import type { LinkProps } from '../../link/use-link'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { useRovingFocus } from '../use-roving-focus'
import styles from './radio-group.module.scss'

export interface RadioOption<Value extends string> {
  value: Value
  /** Content beside the ring. */
  content: ReactNode
  /** Accessible name when the content alone is not enough. */
  label?: string
  disabled?: boolean
  /** Heading of the option's group. It is drawn above the first option of the group. */
  group?: string
  /**
   * Turns the row into a button that opens something instead of selecting it. The row has no ring, and arrow keys skip
   * it.
   */
  onOpen?: () => void
  /** Screen that `onOpen` opens, for the address of the link on the web. */
  to?: LinkProps['to']
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Accessible name of the group. */
  label: string
  /**
   * Effect of an arrow key: `choose` selects an option (default). `move` only moves the focus, for options that open a
   * screen when selected.
   */
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
  // With `move`, arrow keys also reach disabled options, because their content explains the reason.
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
            <Pressable className={styles.radio} label={option.label} to={option.to} onClick={option.onOpen}>
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
              // The native `disabled` property would also prevent the option from receiving the focus.
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
