import type { InputProps, TextareaProps } from '@tarojs/components'
import {
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  type Ref,
} from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

type Field = HTMLInputElement | HTMLTextAreaElement
type Props = (InputProps | TextareaProps) & { ariaLabel?: string }

/** Default length limit of the hosts in characters; -1 means no limit. */
const DEFAULT_MAX_LENGTH = 140

/** Returns the properties that input and text area share: value, limit, focus, and events in Taro's form. */
export const textEntry = (props: Props) => {
  const { value, defaultValue, maxlength = DEFAULT_MAX_LENGTH, onInput, onFocus, onBlur } = props
  return {
    ...props.nativeProps,
    ...domProps(props),
    name: props.name,
    // If there is no value, the field is uncontrolled. An empty text controls the field.
    ...(value === undefined ? { defaultValue } : { value }),
    placeholder: props.placeholder,
    disabled: props.disabled,
    maxLength: maxlength < 0 ? undefined : maxlength,
    autoFocus: props.autoFocus,
    onChange: (event: ChangeEvent<Field>) => {
      const field = event.currentTarget
      onInput?.(
        withDetail(event, { value: field.value, cursor: field.selectionStart ?? field.value.length, keyCode: 0 }),
      )
    },
    onFocus:
      onFocus &&
      ((event: FocusEvent<Field>) => onFocus(withDetail(event, { value: event.currentTarget.value, height: 0 }))),
    onBlur:
      onBlur &&
      ((event: FocusEvent<Field>) =>
        onBlur(
          withDetail(event, { value: event.currentTarget.value, cursor: event.currentTarget.selectionStart ?? 0 }),
        )),
  }
}

/** Returns a ref that also sets the outer ref. Focuses the field when `focus` becomes true. */
export const useField = <F extends Field>(outer: Ref<F>, focus: boolean | undefined): RefObject<F> => {
  const field = useRef<F>(null)
  useImperativeHandle(outer, () => field.current as F)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  return field
}
