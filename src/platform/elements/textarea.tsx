import type { TextareaProps } from '@tarojs/components'
import { forwardRef, useLayoutEffect } from 'react'
import { textEntry, useField } from './text-entry'

/** Draws a real `<textarea>`. With `autoHeight`, its height follows its text. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>((props, ref) => {
  const { autoHeight, focus, value } = props
  const field = useField(ref, focus)
  useLayoutEffect(() => {
    const element = field.current
    if (!autoHeight || !element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [autoHeight, value, field])
  return <textarea {...textEntry(props)} ref={field} />
})
