import type { InputProps } from '@tarojs/components'
import { forwardRef, type KeyboardEvent } from 'react'
import { withDetail } from './taro-event'
import { textEntry, useField } from './text-entry'

/**
 * Input modes for the values of Taro's `type`. They are used instead of the DOM's `type="number"`, which would remove
 * leading zeros and accept `e`.
 */
const KEYBOARDS: Partial<Record<NonNullable<InputProps['type']>, 'numeric' | 'decimal'>> = {
  number: 'numeric',
  numberpad: 'numeric',
  digit: 'decimal',
  digitpad: 'decimal',
}

/**
 * Key code for keys that an input method handles. Safari also sends this code for the Enter key that ends a
 * composition, although `isComposing` is already false.
 */
const INPUT_METHOD = 229

/** Draws a real `<input>`. Enter confirms, except during a composition of an input method. */
export const Input = forwardRef<HTMLInputElement, InputProps>((props, ref) => {
  const { type = 'text', password, focus, confirmType = 'done', onConfirm } = props
  const field = useField(ref, focus)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || isComposing || keyCode === INPUT_METHOD) return
    onConfirm?.(withDetail(event, { value: event.currentTarget.value }))
  }
  return (
    <input
      type={password || type === 'safe-password' ? 'password' : 'text'}
      inputMode={KEYBOARDS[type]}
      enterKeyHint={confirmType}
      {...(onConfirm && { onKeyDown: handleKeyDown })}
      {...textEntry(props)}
      ref={field}
    />
  )
})
