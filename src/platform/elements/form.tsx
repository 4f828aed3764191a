import type { FormProps, LabelProps } from '@tarojs/components'
import { type FormEvent, forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/** Draws a form that does not navigate on submit. `detail.value` contains the values of the named fields. */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => {
  const { onSubmit, onReset } = props
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(withDetail(event, { value: Object.fromEntries(new FormData(event.currentTarget)) }))
  }
  return (
    <form
      noValidate
      {...domProps(props)}
      onSubmit={handleSubmit}
      onReset={onReset && ((event) => onReset(withDetail(event, {})))}
      ref={ref}
    />
  )
})

/** Draws a label for the field with the id in `for`, or for the field inside the label. */
export const Label = forwardRef<HTMLLabelElement, LabelProps>((props, ref) => (
  <label htmlFor={props.for} {...domProps(props)} ref={ref} />
))
