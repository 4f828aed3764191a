import type { TextProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { useLongPress } from './long-press'

/** A run of text that keeps its line breaks, as the hosts do. */
export const Text = forwardRef<HTMLSpanElement, TextProps>((props, ref) => (
  <span data-text="" {...domProps(props)} {...useLongPress(props)} ref={ref} />
))
