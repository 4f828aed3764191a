import { type DrawnWidth, FIRST_PICTURES, srcSetOf } from '../../src/domain/drawn-picture'
import { pictureAt, type PictureSources, type PictureWidth, widthFor } from '../../src/domain/picture'
import { posterGround } from '../../src/styles/poster-ground'
import { html, type Html } from './markup'

/** A picture's wire value; '' without one. */
interface Pictured {
  source: string
}

/** A picture with its dominant colour as a placeholder (`#rrggbb`, or ''). */
interface Coloured extends Pictured {
  color: string
}

/** A show as a row of a list: its name and the lines below. */
interface FirstRow extends Pictured {
  name: string
  lines: readonly string[]
}

/** One of home's first shows, with a link that works before the scripts have loaded. */
export interface FirstCard {
  href: string
  name: string
  lines: readonly string[]
  price: string
  /** Colour of the poster, as in `Coloured`. */
  color: string
}

/**
 * The part of a screen in its HTML, equal to the app's own drawing and visible before the scripts have loaded (styles
 * in src/platform/boot/first-view.scss). A `slide` is home's first one, with its first shows if they fit the skeleton.
 * A `show` is the head of a show, a `venue` its picture and name, a `list` its first rows. A `bar` is the screen's
 * title over the skeleton.
 */
export type FirstView =
  | ({ kind: 'slide'; shows: readonly FirstCard[] } & Coloured)
  | ({ kind: 'show' } & Coloured & FirstRow)
  | ({ kind: 'venue' } & FirstRow)
  | { kind: 'list'; rows: readonly FirstRow[] }
  | { kind: 'bar'; title: string }

/** An image with the addresses that the app uses (platform/picture). Another address would load it twice. */
export interface FirstPicture {
  href: string
  /** '' for a single address. */
  srcSet: string
  sizes: string
}

const pictureOf = (source: string, drawn: DrawnWidth, sources: PictureSources): FirstPicture => {
  const at = (width: PictureWidth) => pictureAt(source, width, sources)
  return { href: at(widthFor(drawn.phone * 2)), srcSet: srcSetOf(at, drawn), sizes: drawn.sizes }
}

const LARGEST = { slide: 'slide', show: 'poster', venue: 'venue', list: 'row' } as const

/** Returns the largest picture of a view, a list's first, to preload before the scripts, or null. */
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

/** Draws a plane of one colour. It is an SVG, because the policy forbids inline styles. */
const ground = (color: string): Html =>
  html`<svg class="sk-ground" viewBox="0 0 1 1" preserveAspectRatio="none">
    <rect width="1" height="1" fill="${color}" />
  </svg>`

const caption = ({ name, lines }: Pick<FirstRow, 'name' | 'lines'>): Html =>
  html`<div><strong>${name}</strong>${lines.filter(Boolean).map((line) => html`<span>${line}</span>`)}</div>`

/** Number of rows at the top of a list with early posters. Those below load beside the scripts. */
const FIRST_SEEN = 3

const row = (show: FirstRow, at: number, sources: PictureSources): Html => {
  const poster = image(show.source, FIRST_PICTURES.row, sources, at >= FIRST_SEEN)
  return html`<div class="sk-card sk-row"><b>${poster}</b>${caption(show)}</div>`
}

/** Draws the first card without the poster, which would delay the scripts. The placeholder has the poster's colour. */
const firstCard = ({ href, name, lines, price, color }: FirstCard): Html =>
  html`<a href="${href}" tabindex="-1">
    <b class="sk-view">${ground(posterGround(color))}</b>
    <div class="sk-view">
      <strong>${name}</strong>${lines.map((line) => html`<span>${line}</span>`)}<em translate="no">${price}</em>
    </div>
  </a>`

/** The markup of a view, by position. */
export interface DrawnView {
  /** Replaces the skeleton of home's first slide. */
  hero?: Html
  /** Replaces the skeleton of home's first shows. */
  shows?: Html
  /** Replaces the skeleton of any other screen. */
  screen?: Html
}

/** @returns the markup of a view */
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
