import { srcSetOf } from '@/domain/drawn-picture'
import { widthFor } from '@/domain/picture'
import type { PictureSource } from './contract'

/** Returns a list of sources. The browser chooses one according to page width and screen density. */
export const pictureSource: PictureSource = (at, drawn, first) => {
  const srcSet = srcSetOf(at, drawn)
  return {
    src: at(widthFor(drawn.phone * 2)),
    imgProps: {
      ...(srcSet && { srcSet, sizes: drawn.sizes }),
      // The name is in lower case, because React 18 does not support the camel-case property.
      ...(first && { fetchpriority: 'high' }),
    },
  }
}
