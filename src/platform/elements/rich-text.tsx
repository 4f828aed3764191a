import type { RichTextProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** HTML text. The caller has cleaned it: this is the place where it becomes markup. Node trees are not taken. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>((props, ref) => (
  <div
    {...domProps(props)}
    dangerouslySetInnerHTML={{ __html: typeof props.nodes === 'string' ? props.nodes : '' }}
    ref={ref}
  />
))
