import type { ImageProps } from '@tarojs/components'
import type { PictureWidth } from '@/domain/picture'

/** How wide a picture is drawn. */
export interface DrawnWidth {
  /** CSS px on a phone of 375, and on the widest page. */
  readonly phone: number
  readonly desktop: number
  /** The same for each width of the page, as the attribute `sizes` of an image of the web. */
  readonly sizes: string
}

/**
 * The properties of an image element for a picture.
 * @param at the picture's address at a width in its own pixels
 * @param drawn how wide it is drawn; it must cover what `aspectFill` cuts off
 * @param first the first picture of a screen, which is loaded before all others
 */
export type PictureSource = (
  at: (width: PictureWidth) => string,
  drawn: DrawnWidth,
  first: boolean,
) => Pick<ImageProps, 'src' | 'imgProps'>
