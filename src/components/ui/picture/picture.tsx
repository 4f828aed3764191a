import { Image, type ImageProps, View } from '@tarojs/components'
import { useContext, useMemo, useState } from 'react'
import { pictureSource } from '@/platform/picture'
import type { DrawnWidth } from '@/domain/drawn-picture'
import { ServicesContext } from '../../services'
import { pictureAddress } from './picture-address'

export interface PictureProps {
  /** As the wire gives it: a path of the gateway or a whole address. */
  src: string
  /** Alternative text; '' where a text beside it repeats it. */
  alt: string
  /** How wide the picture is drawn; with `aspectFill` a part of that may be cut off. */
  width: DrawnWidth
  mode?: ImageProps['mode']
  /** Above the fold: asked for at once. `first`: the largest one there, before all others. */
  eager?: boolean | 'first'
  onError?: () => void
  className?: string
}

/** A picture of the gateway. Its size comes from `className`; one that does not come leaves its ground, not a browser's mark. */
export function Picture({ src, alt, width, mode = 'aspectFill', eager = false, onError, className }: PictureProps) {
  const [failed, setFailed] = useState('')
  const services = useContext(ServicesContext)
  // A configuration that comes later is for the pictures after it: another address would load this one twice.
  const source = useMemo(() => {
    const hosts = services?.stores.shop.config?.pictureHosts
    return pictureSource((pixels) => pictureAddress(src, pixels, hosts), width, eager === 'first')
  }, [services, src, width, eager])
  const handleError = (): void => {
    setFailed(src)
    onError?.()
  }
  if (src === '' || failed === src)
    return <View className={className} role={alt ? 'img' : undefined} ariaLabel={alt || undefined} />
  return <Image className={className} {...source} mode={mode} lazyLoad={!eager} ariaLabel={alt} onError={handleError} />
}
