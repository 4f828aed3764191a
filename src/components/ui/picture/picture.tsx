import { Image, type ImageProps, View } from '@tarojs/components'
import { useContext, useMemo, useState } from 'react'
import { pictureSource } from '@/platform/picture'
import type { DrawnWidth } from '@/domain/drawn-picture'
import { ServicesContext } from '../../services'
import { pictureAddress } from './picture-address'

export interface PictureProps {
  /** Address from the gateway's answer: a path of the gateway or a complete address. */
  src: string
  /** Alternative text; '' if a text beside it is the same. */
  alt: string
  /** Drawn width; `aspectFill` may cut off a part. */
  width: DrawnWidth
  mode?: ImageProps['mode']
  /** Above the fold: requested at once. Use `first` for the largest one, before all others. */
  eager?: boolean | 'first'
  onError?: () => void
  className?: string
}

/**
 * Draws a picture of the gateway. `className` sets its size; a failed one shows its background, not a browser's icon.
 */
export function Picture({ src, alt, width, mode = 'aspectFill', eager = false, onError, className }: PictureProps) {
  const [failed, setFailed] = useState('')
  const services = useContext(ServicesContext)
  // A configuration that loads later only applies to later pictures: another address would load this one twice.
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
