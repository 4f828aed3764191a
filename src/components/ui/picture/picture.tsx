import { Image, type ImageProps, View } from '@tarojs/components'
import { useContext, useMemo, useState } from 'react'
import { pictureSource } from '@/platform/picture'
import type { DrawnWidth } from '@/domain/drawn-picture'
import { ServicesContext } from '../../services'
import { pictureAddress } from './picture-address'

export interface PictureProps {
  /** Address from the gateway's response: a path of the gateway or a complete address. */
  src: string
  /** Alternative text; '' if a text beside the picture is the same. */
  alt: string
  /** Width at which the picture is drawn. The mode `aspectFill` may crop it. */
  width: DrawnWidth
  mode?: ImageProps['mode']
  /**
   * True for a picture in the first view, which is requested at once. Use `first` for the largest picture, which is
   * requested before all others.
   */
  eager?: boolean | 'first'
  onError?: () => void
  className?: string
}

/**
 * Draws a picture from the gateway. `className` sets its size. A picture that fails to load shows only its background,
 * not the browser's icon.
 */
export function Picture({ src, alt, width, mode = 'aspectFill', eager = false, onError, className }: PictureProps) {
  const [failed, setFailed] = useState('')
  const services = useContext(ServicesContext)
  // A configuration that arrives later applies only to pictures drawn later. A new address would load this picture
  // twice.
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
