import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Tap } from '../tap/tap'
import { useRoving } from '../use-roving'
import styles from './choice.module.scss'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The words beside the box; part of the tap target. */
  children?: ReactNode
  /** Its name, where there are no words or they are links. */
  label?: string
  disabled?: boolean
  className?: string
}

/** A box that can be ticked, with its words. */
export function Checkbox({ checked, onChange, children, label, disabled, className }: CheckboxProps) {
  return (
    <Tap
      className={classes(styles.choice, className)}
      role="checkbox"
      ariaChecked={checked}
      label={label}
      disabled={disabled}
      still
      onClick={() => onChange(!checked)}
    >
      <View className={classes(styles.box, checked && styles.on)}>{checked && <Icon name="check" size="s" />}</View>
      {children !== undefined && (
        <View className={styles.words}>{typeof children === 'string' ? <Text>{children}</Text> : children}</View>
      )}
    </Tap>
  )
}

export interface RadioOption<Value extends string> {
  value: Value
  /** Painted beside the ring. */
  content: ReactNode
  /** Its name, where the content alone does not say it. */
  label?: string
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** What is chosen here. */
  label: string
  className?: string
}

/** One of several, each on a row; arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  label,
  className,
}: RadioGroupProps<Value>) {
  const open = options.filter((option) => !option.disabled).map((option) => option.value)
  const { idOf, handleKeyDown } = useRoving(open, value, onChange)
  const entry = value !== null && open.includes(value) ? value : open[0]
  return (
    <View className={className} role="radiogroup" ariaLabel={label} onKeyDown={handleKeyDown}>
      {options.map((option) => (
        <Tap
          key={option.value}
          id={idOf(option.value)}
          className={classes(styles.radio, option.disabled && styles.off)}
          role="radio"
          tabIndex={option.value === entry ? 0 : -1}
          ariaChecked={option.value === value}
          label={option.label}
          disabled={option.disabled}
          still
          onClick={() => onChange(option.value)}
        >
          <View className={styles.words}>
            {typeof option.content === 'string' ? <Text>{option.content}</Text> : option.content}
          </View>
          <View className={classes(styles.ring, option.value === value && styles.ringOn)} />
        </Tap>
      ))}
    </View>
  )
}

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  label: string
  disabled?: boolean
}

/** Takes effect at once, unlike a checkbox. */
export function Switch({ on, onChange, label, disabled }: SwitchProps) {
  return (
    <Tap
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
    </Tap>
  )
}
