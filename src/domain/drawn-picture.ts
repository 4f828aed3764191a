import { PICTURE_WIDTHS, type PictureWidth, widthFor } from './picture'

/** Width at which a picture is drawn. */
export interface DrawnWidth {
  /** Width on a phone of 375 CSS px and on the widest page. */
  readonly phone: number
  readonly desktop: number
  /** The same for each width of the page, as the attribute `sizes` of an image of the web. */
  readonly sizes: string
}

/**
 * Returns the widths at which a picture is drawn, CSS px.
 * @param phone on a phone of 375
 * @param desktop from 961 px on
 * @param narrow CSS length on narrower pages, where it depends on the page
 */
export const drawnWidth = (phone: number, desktop = phone, narrow = `${phone}px`): DrawnWidth => ({
  phone,
  desktop,
  sizes: narrow === `${desktop}px` ? narrow : `(min-width: 961px) ${desktop}px, ${narrow}`,
})

/**
 * The pictures of a first view, which a served page shows before any script.
 * Home's first slide is 12:5. A phone's 16:10 frame shows two thirds of its width, a desktop's 2:1 frame more. The
 * others are a show's poster, the poster of a list row, and a venue.
 */
export const FIRST_PICTURES = {
  // 5 % less than the drawn size, which is not visible: phones of 390 px then load 960 pixels, not 1,280.
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

/** Encodes a trailing comma and white space, which would end the address in a list. */
const listed = (address: string): string => address.replace(/\s/g, encodeURIComponent).replace(/,$/, '%2C')

/**
 * The attribute `srcset` of an image of the web; '' for a picture that has one address at all widths.
 * @param at the picture's address at a width in its own pixels
 */
export const srcSetOf = (at: (width: PictureWidth) => string, drawn: DrawnWidth): string =>
  at(PICTURE_WIDTHS[0]) === at(PICTURE_WIDTHS[1])
    ? ''
    : candidates(drawn)
        .map((width) => `${listed(at(width))} ${width}w`)
        .join(', ')
