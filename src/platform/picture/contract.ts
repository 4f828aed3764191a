import type { ImageProps } from '@tarojs/components'
import type { DrawnWidth } from '@/domain/drawn-picture'
import type { PictureWidth } from '@/domain/picture'

/**
 * The properties of an image element for a picture.
 * @param at the picture's address at a width in its own pixels
 * @param drawn its drawn width, including the part that `aspectFill` cuts off
 * @param first the first picture of a screen, which is loaded before all others
 */
export type PictureSource = (
  at: (width: PictureWidth) => string,
  drawn: DrawnWidth,
  first: boolean,
) => Pick<ImageProps, 'src' | 'imgProps'>
