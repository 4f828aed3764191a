import type { RichTextProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** HTML text, inserted as markup: the caller sanitizes it. Node trees are not supported. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>((props, ref) => (
  <div
    {...domProps(props)}
    dangerouslySetInnerHTML={{ __html: typeof props.nodes === 'string' ? props.nodes : '' }}
    ref={ref}
  />
))
