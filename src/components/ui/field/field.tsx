import { Input, type InputProps, Text, View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import styles from './field.module.scss'

type Passed = Pick<
  InputProps,
  'type' | 'password' | 'maxlength' | 'placeholder' | 'disabled' | 'confirmType' | 'focus' | 'nativeProps' | 'onBlur'
>

export interface FieldProps extends Passed {
  label: string
  value: string
  onInput: (value: string) => void
  onConfirm?: () => void
  /** Hint shown while there is no error. */
  hint?: string
  /** Error as a sentence; '' or absent without an error. */
  error?: string
  /** True if only screen readers get the label, because a placeholder or a heading shows it. */
  bare?: boolean
  required?: boolean
  /** Content before and after the text: an area code, a button. */
  lead?: ReactNode
  trail?: ReactNode
  className?: string
}

/** Draws a text field with its label, hint and error. */
export function Field(props: FieldProps) {
  const { label, value, onInput, onConfirm, hint, error, bare, required, lead, trail, className, ...passed } = props
  const id = useId()
  const note = error || hint
  return (
    <View className={className}>
      {!bare && (
        <View className={styles.label} ariaHidden>
          <Text>{label}</Text>
        </View>
      )}
      <View className={classes(styles.box, error && styles.wrong, passed.disabled && styles.off)}>
        {lead}
        <Input
          {...passed}
          className={styles.input}
          placeholderClass={styles.placeholder}
          value={value}
          ariaLabel={label}
          ariaInvalid={!!error}
          ariaRequired={required}
          ariaDescribedby={note ? `${id}-note` : undefined}
          onInput={(event) => onInput(event.detail.value)}
          onConfirm={onConfirm}
        />
        {trail}
      </View>
      <View
        className={classes(styles.note, error && styles.error)}
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
      >
        {note && <Text>{note}</Text>}
      </View>
    </View>
  )
}
