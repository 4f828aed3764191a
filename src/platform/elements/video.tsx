import type { VideoProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

/** Draws a video in the browser's player. */
export const Video = forwardRef<HTMLVideoElement, VideoProps>((props, ref) => (
  <video
    playsInline
    {...domProps(props)}
    src={props.src}
    poster={props.poster}
    controls={props.controls ?? true}
    autoPlay={props.autoplay}
    loop={props.loop}
    muted={props.muted}
    onEnded={props.onEnded && ((event) => props.onEnded?.(withDetail(event, {})))}
    onError={props.onError && ((event) => props.onError?.(withDetail(event, { errMsg: `video:fail ${props.src}` })))}
    ref={ref}
  />
))
