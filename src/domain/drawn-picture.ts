import { PICTURE_WIDTHS, type PictureWidth, widthFor } from './picture'

/** How wide a picture is drawn. */
export interface DrawnWidth {
  /** CSS px on a phone of 375, and on the widest page. */
  readonly phone: number
  readonly desktop: number
  /** The same for each width of the page, as the attribute `sizes` of an image of the web. */
  readonly sizes: string
}

/**
 * How wide a picture is drawn, CSS px.
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
 * The pictures of a first view, which a served page shows before any script: home's first slide, of whose 12:5 a phone's 16:10 shows
 * two thirds and a desktop's 2:1 more, a show's poster, that of a row in a list, and a venue.
 */
export const FIRST_PICTURES = {
  // A twentieth less than it is drawn, which no eye tells: phones of 390 then take 960 pixels, not 1,280.
  slide: drawnWidth(478, 920, 'calc(144vw - 84px)'),
  poster: drawnWidth(120, 192),
  row: drawnWidth(96),
  venue: drawnWidth(375, 752, '100vw'),
} as const

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
