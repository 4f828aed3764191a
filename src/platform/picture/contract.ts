import type { ImageProps } from '@tarojs/components'
import type { DrawnWidth } from '@/domain/drawn-picture'
import type { PictureWidth } from '@/domain/picture'

/**
 * Returns the properties of an image element for a picture.
 * @param at returns the picture's address for a width in pixels
 * @param drawn width at which the picture is drawn, including the part that `aspectFill` cuts off
 * @param first true for the first picture of a screen, which loads before all others
 */
export type PictureSource = (
  at: (width: PictureWidth) => string,
  drawn: DrawnWidth,
  first: boolean,
) => Pick<ImageProps, 'src' | 'imgProps'>
