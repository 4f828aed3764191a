import type { ImageProps } from '@tarojs/components'
import { type CSSProperties, forwardRef, type SyntheticEvent } from 'react'
import { domProps } from './dom-props'
import { withDetail } from './taro-event'

const FITS: Partial<Record<NonNullable<ImageProps['mode']>, CSSProperties>> = {
  scaleToFill: { objectFit: 'fill' },
  aspectFit: { objectFit: 'contain' },
  aspectFill: { objectFit: 'cover' },
  widthFix: { height: 'auto' },
  heightFix: { width: 'auto' },
}

/** Modes that select the visible part of a picture, which is displayed in its natural size. */
const fit = (mode: NonNullable<ImageProps['mode']>): CSSProperties =>
  FITS[mode] ?? { objectFit: 'none', objectPosition: mode }

/** Draws a real `<img>`. If `alt` is absent, the picture is decorative and hidden from screen readers. */
export const Image = forwardRef<HTMLImageElement, ImageProps & { alt?: string }>((props, ref) => {
  const { src, mode = 'scaleToFill', lazyLoad, alt, ariaLabel, imgProps, onLoad, onError } = props
  const { style, ...rest } = domProps({ ...props, ariaLabel: undefined })
  const handleLoad = (event: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth: width, naturalHeight: height } = event.currentTarget
    onLoad?.(withDetail(event, { width, height }))
  }
  return (
    <img
      decoding="async"
      loading={lazyLoad ? 'lazy' : undefined}
      {...imgProps}
      {...rest}
      alt={alt ?? ariaLabel ?? ''}
      style={{ ...fit(mode), ...style }}
      src={src || undefined}
      onLoad={onLoad && handleLoad}
      onError={onError && ((event) => onError(withDetail(event, { errMsg: `image:fail ${src}` })))}
      ref={ref}
    />
  )
})
