import { srcSetOf } from '@/domain/drawn-picture'
import { widthFor } from '@/domain/picture'
import type { PictureSource } from './contract'

/** The browser chooses by the width of the page and the density of the screen. */
export const pictureSource: PictureSource = (at, drawn, first) => {
  const srcSet = srcSetOf(at, drawn)
  return {
    src: at(widthFor(drawn.phone * 2)),
    imgProps: {
      ...(srcSet && { srcSet, sizes: drawn.sizes }),
      // In lower case, because React 18 does not support the property.
      ...(first && { fetchpriority: 'high' }),
    },
  }
}
