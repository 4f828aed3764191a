import type { WebViewProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/**
 * Another site's page in a frame that fills the screen. Pass `ariaLabel`: screen readers read it as the frame's title.
 */
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
