import { PICTURE_WIDTHS, type PictureWidth, widthFor } from './picture'

/** Width at which a picture is drawn, in CSS px. */
export interface DrawnWidth {
  /** Width on a phone that is 375 CSS px wide; `desktop` is the width on the widest page. */
  readonly phone: number
  readonly desktop: number
  /** Value of the attribute `sizes` of a web image, which contains the width for each page width. */
  readonly sizes: string
}

/**
 * Returns the widths at which a picture is drawn.
 * @param phone CSS px on a phone that is 375 px wide
 * @param desktop CSS px on pages from 961 px on
 * @param narrow CSS length on narrower pages, if it depends on the page width
 */
export const drawnWidth = (phone: number, desktop = phone, narrow = `${phone}px`): DrawnWidth => ({
  phone,
  desktop,
  sizes: narrow === `${desktop}px` ? narrow : `(min-width: 961px) ${desktop}px, ${narrow}`,
})

/**
 * Pictures of the first view, which a server-rendered page shows before any script runs.
 *
 * `slide` is the home page's first slide, with a ratio of 12:5. The 16:10 frame of a phone shows two thirds of its
 * width, the 2:1 frame of a desktop more. The others are a show's poster, the poster of a list row, and a venue.
 */
export const FIRST_PICTURES = {
  // 5 % less than the drawn size. The difference is not visible, and phones of 390 px load 960 pixels instead of 1,280.
  slide: drawnWidth(478, 920, 'calc(144vw - 84px)'),
  poster: drawnWidth(120, 192),
  row: drawnWidth(96),
  venue: drawnWidth(375, 752, '100vw'),
} as const

/** Device pixels per CSS pixel, on a phone and on desktop; more are not visible. */
const PHONE_DENSITY = 3
const DESKTOP_DENSITY = 2

const candidates = ({ phone, desktop }: DrawnWidth): readonly PictureWidth[] => {
  const least = widthFor(Math.min(phone, desktop))
  const most = widthFor(Math.max(phone * PHONE_DENSITY, desktop * DESKTOP_DENSITY))
  return PICTURE_WIDTHS.filter((width) => width >= least && width <= most)
}

/** Encodes white space and a trailing comma, because they would end an address in `srcset`. */
const listed = (address: string): string => address.replace(/\s/g, encodeURIComponent).replace(/,$/, '%2C')

/**
 * Returns the attribute `srcset` of a web image; '' for a picture with the same address at all widths.
 * @param at returns the picture's address for a width in image pixels
 */
export const srcSetOf = (at: (width: PictureWidth) => string, drawn: DrawnWidth): string =>
  at(PICTURE_WIDTHS[0]) === at(PICTURE_WIDTHS[1])
    ? ''
    : candidates(drawn)
        .map((width) => `${listed(at(width))} ${width}w`)
        .join(', ')
