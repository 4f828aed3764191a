import type { VideoProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** A browser's own player. */
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
    ref={ref}
  />
))
