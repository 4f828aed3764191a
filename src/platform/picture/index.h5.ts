import { PICTURE_WIDTHS, type PictureWidth, widthFor } from '@/domain/picture'
import type { DrawnWidth, PictureSource } from './contract'

/** Device pixels to a CSS pixel, on a phone and on desktop; more of them cannot be told apart. */
const PHONE_DENSITY = 3
const DESKTOP_DENSITY = 2

const candidates = ({ phone, desktop }: DrawnWidth): readonly PictureWidth[] => {
  const least = widthFor(Math.min(phone, desktop))
  const most = widthFor(Math.max(phone * PHONE_DENSITY, desktop * DESKTOP_DENSITY))
  return PICTURE_WIDTHS.filter((width) => width >= least && width <= most)
}

/** Spaces and a comma at the end would end an address of a list. */
const listed = (address: string): string => address.replace(/\s/g, encodeURIComponent).replace(/,$/, '%2C')

/** The browser chooses by the width of the page and the density of the screen. */
export const pictureSource: PictureSource = (at, drawn, first) => {
  const src = at(widthFor(drawn.phone * 2))
  const resizes = at(PICTURE_WIDTHS[0]) !== at(PICTURE_WIDTHS[1])
  const srcSet = candidates(drawn)
    .map((width) => `${listed(at(width))} ${width}w`)
    .join(', ')
  return {
    src,
    imgProps: {
      ...(resizes && { srcSet, sizes: drawn.sizes }),
      // In small letters: React 18 does not have the property.
      ...(first && { fetchpriority: 'high' }),
    },
  }
}
