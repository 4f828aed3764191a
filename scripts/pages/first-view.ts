import { type DrawnWidth, FIRST_PICTURES, srcSetOf } from '../../src/domain/drawn-picture'
import { pictureAt, type PictureSources, type PictureWidth, widthFor } from '../../src/domain/picture'
import { posterGround } from '../../src/styles/poster-ground'
import { html, type Html } from './markup'

/** Address of a picture as in the gateway's responses, or ''. */
interface Pictured {
  source: string
}

/** A picture with its dominant color (`#rrggbb`, or ''), which is visible while the picture loads. */
interface Coloured extends Pictured {
  color: string
}

/** A show as a row of a list: its name, and further lines. */
interface FirstRow extends Pictured {
  name: string
  lines: readonly string[]
}

/** One of the first shows of the home page. Its link works before the scripts have loaded. */
export interface FirstCard {
  href: string
  name: string
  lines: readonly string[]
  price: string
  /** Dominant color of the poster (`#rrggbb`, or ''). */
  color: string
}

/**
 * The first view of a screen in its HTML. It equals what the app draws and is visible before the scripts have loaded
 * (styles in src/platform/boot/first-view.scss). A `slide` is the first slide of the home page, with the first shows if
 * they have the shape of the skeleton. A `show` is the head of a show. A `venue` is its picture and name. A `list` is
 * its first rows. A `bar` is the screen's title above the skeleton.
 */
export type FirstView =
  | ({ kind: 'slide'; shows: readonly FirstCard[] } & Coloured)
  | ({ kind: 'show' } & Coloured & FirstRow)
  | ({ kind: 'venue' } & FirstRow)
  | { kind: 'list'; rows: readonly FirstRow[] }
  | { kind: 'bar'; title: string }

/** A picture with the same addresses that the app uses (platform/picture). With another address it would load twice. */
export interface FirstPicture {
  href: string
  /** Value of `srcset`, or '' if there is only one address. */
  srcSet: string
  sizes: string
}

const pictureOf = (source: string, drawn: DrawnWidth, sources: PictureSources): FirstPicture => {
  const at = (width: PictureWidth) => pictureAt(source, width, sources)
  return { href: at(widthFor(drawn.phone * 2)), srcSet: srcSetOf(at, drawn), sizes: drawn.sizes }
}

const LARGEST = { slide: 'slide', show: 'poster', venue: 'venue', list: 'row' } as const

/**
 * Returns the most important picture of a view to preload before the scripts, or null. In a list it is the first
 * picture.
 */
export const firstPicture = (view: FirstView, sources: PictureSources): FirstPicture | null => {
  if (view.kind === 'bar') return null
  const source = view.kind === 'list' ? view.rows[0]?.source : view.source
  return source ? pictureOf(source, FIRST_PICTURES[LARGEST[view.kind]], sources) : null
}

const image = (source: string, drawn: DrawnWidth, sources: PictureSources, later = false): Html => {
  if (!source) return html``
  const { href, srcSet, sizes } = pictureOf(source, drawn, sources)
  const set = srcSet ? html`srcset="${srcSet}" sizes="${sizes}"` : html``
  return html`<img ${set} src="${href}" alt="" elementtiming="served" ${later ? html`fetchpriority="low"` : html``} />`
}

/** Draws an area in one color. Uses SVG, because the content security policy forbids inline styles. */
const ground = (color: string): Html =>
  html`<svg class="sk-ground" viewBox="0 0 1 1" preserveAspectRatio="none">
    <rect width="1" height="1" fill="${color}" />
  </svg>`

const caption = ({ name, lines }: Pick<FirstRow, 'name' | 'lines'>): Html =>
  html`<div><strong>${name}</strong>${lines.filter(Boolean).map((line) => html`<span>${line}</span>`)}</div>`

/**
 * Number of rows at the top of a list. The posters of these rows load early, and all other posters load together with
 * the scripts.
 */
const FIRST_SEEN = 3

const row = (show: FirstRow, at: number, sources: PictureSources): Html => {
  const poster = image(show.source, FIRST_PICTURES.row, sources, at >= FIRST_SEEN)
  return html`<div class="sk-card sk-row"><b>${poster}</b>${caption(show)}</div>`
}

/**
 * Draws one of the first show cards. Uses the poster's color as a placeholder, because loading the poster would delay
 * the scripts.
 */
const firstCard = ({ href, name, lines, price, color }: FirstCard): Html =>
  html`<a href="${href}" tabindex="-1">
    <b class="sk-view">${ground(posterGround(color))}</b>
    <div class="sk-view">
      <strong>${name}</strong>${lines.map((line) => html`<span>${line}</span>`)}<em translate="no">${price}</em>
    </div>
  </a>`

/** HTML of a first view, by its position in the page. */
export interface DrawnView {
  /** Replaces the skeleton of the home page's first slide. */
  hero?: Html
  /** Replaces the skeleton of the home page's first shows. */
  shows?: Html
  /** Replaces the skeleton of any other screen. */
  screen?: Html
}

/** Returns the HTML of a first view. */
export const drawFirstView = (view: FirstView, sources: PictureSources): DrawnView => {
  switch (view.kind) {
    case 'slide':
      return {
        hero: html`${ground(posterGround(view.color))}${image(view.source, FIRST_PICTURES.slide, sources)}`,
        ...(view.shows.length > 0 && { shows: html`${view.shows.map(firstCard)}` }),
      }
    case 'show': {
      const poster = image(view.source, FIRST_PICTURES.poster, sources)
      return {
        screen: html`<div class="sk-show">
            <div class="sk-blurred">${poster}${ground(posterGround(view.color))}</div>
            <div class="sk-head"><b>${poster}</b>${caption(view)}</div>
          </div>
          <div class="sk-facts"><b></b><b></b></div>`,
      }
    }
    case 'venue':
      return {
        screen: html`<div class="sk-venue">
          <b>${image(view.source, FIRST_PICTURES.venue, sources)}</b>${caption(view)}
        </div>`,
      }
    case 'list':
      return {
        screen: html`<div class="sk-list">
          <b class="sk-bar"></b>
          <div class="sk-chips"><b></b><b></b><b></b></div>
          ${view.rows.map((show, at) => row(show, at, sources))}
        </div>`,
      }
    case 'bar':
      return {
        screen: html`<div class="sk-nav">
            <strong>${view.title}</strong>
            <div class="sk-chips"><b></b><b></b><b></b></div>
          </div>
          <b class="sk-rest"></b>`,
      }
  }
}
