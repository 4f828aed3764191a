import type { TextProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { useLongPress } from './long-press'

/** Draws inline text that preserves line breaks, as on the hosts. */
export const Text = forwardRef<HTMLSpanElement, TextProps>((props, ref) => (
  <span data-text="" {...domProps(props)} {...useLongPress(props)} ref={ref} />
))
