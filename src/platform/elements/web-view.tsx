import type { WebViewProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/** A foreign page in a frame that fills its screen. Its title is for readers; pass `ariaLabel`. */
export const WebView = forwardRef<HTMLIFrameElement, WebViewProps & { ariaLabel?: string }>((props, ref) => {
  const { src, ariaLabel, onLoad, onError } = props
  return (
    <iframe
      data-web-view=""
      {...domProps({ ...props, ariaLabel: undefined })}
      title={ariaLabel ?? src}
      src={src}
      onLoad={onLoad && ((event) => onLoad(withDetail(event, { src })))}
      onError={onError && ((event) => onError(withDetail(event, { src })))}
      ref={ref}
    />
  )
})
