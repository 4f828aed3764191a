import type { WebViewProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/**
 * Sandbox permissions of a foreign page. The page can run scripts and use its own session. `allow-top-navigation` is
 * absent, so that the page cannot navigate the storefront's window.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** Draws a page of another site in a frame that fills the screen. `ariaLabel` is the title for screen readers. */
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
