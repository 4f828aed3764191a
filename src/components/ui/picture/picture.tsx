import { Image, type ImageProps, View } from '@tarojs/components'
import { useState } from 'react'
import { pictureAddress } from './picture-address'

export interface PictureProps {
  /** As the wire gives it: a path of the gateway or a whole address. */
  src: string
  /** Alternative text; '' where a text beside it repeats it. */
  alt: string
  mode?: ImageProps['mode']
  /** Above the fold: asked for at once. */
  eager?: boolean
  onError?: () => void
  className?: string
}

/** A picture of the gateway. Its size comes from `className`; one that does not come leaves its ground, not a browser's mark. */
export function Picture({ src, alt, mode = 'aspectFill', eager = false, onError, className }: PictureProps) {
  const [failed, setFailed] = useState('')
  const handleError = (): void => {
    setFailed(src)
    onError?.()
  }
  if (src === '' || failed === src)
    return <View className={className} role={alt ? 'img' : undefined} ariaLabel={alt || undefined} />
  return (
    <Image
      className={className}
      src={pictureAddress(src)}
      mode={mode}
      lazyLoad={!eager}
      ariaLabel={alt}
      onError={handleError}
    />
  )
}
