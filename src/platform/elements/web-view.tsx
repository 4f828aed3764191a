import type { WebViewProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/** A foreign page runs and keeps its own session, but cannot move our window: `allow-top-navigation` is absent. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** Another site's page in a frame that fills the screen. Pass `ariaLabel`: screen readers read it as the title. */
export const WebView = forwardRef<HTMLIFrameElement, WebViewProps & { ariaLabel?: string }>((props, ref) => {
  const { src, ariaLabel, onLoad, onError } = props
  return (
    <iframe
      data-web-view=""
      {...domProps({ ...props, ariaLabel: undefined })}
      title={ariaLabel ?? src}
      src={src}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad && ((event) => onLoad(withDetail(event, { src })))}
      onError={onError && ((event) => onError(withDetail(event, { src })))}
      ref={ref}
    />
  )
})
