import { type DrawnWidth, FIRST_PICTURES, srcSetOf } from '../../src/domain/drawn-picture'
import { pictureAt, type PictureSources, type PictureWidth, widthFor } from '../../src/domain/picture'
import { posterGround } from '../../src/styles/poster-ground'
import { html, type Html } from './markup'

/** A picture as the wire gives it; '' for none. */
interface Pictured {
  source: string
}

/** A picture whose place has its dominant colour (`#rrggbb`, '' for none). */
interface Coloured extends Pictured {
  color: string
}

/** A show as a row of a list: its name and the lines below it. */
interface FirstRow extends Pictured {
  name: string
  lines: readonly string[]
}

/** A show among home's first, which its own address opens before the scripts are there. */
export interface FirstCard {
  href: string
  name: string
  lines: readonly string[]
  price: string
  /** As in `Coloured`. */
  color: string
}

/**
 * What of a screen stands in its HTML, where the app will draw the same: one sees it before the scripts are there
 * (src/platform/boot/first-view.scss has its look). `slide`: home's first one, and its first shows where these stand in the place of their shapes; `show`: the head of a show; `venue`: its picture and name; `list`: its first rows;
 * `bar`: the screen's title over shapes.
 */
export type FirstView =
  | ({ kind: 'slide'; shows: readonly FirstCard[] } & Coloured)
  | ({ kind: 'show' } & Coloured & FirstRow)
  | ({ kind: 'venue' } & FirstRow)
  | { kind: 'list'; rows: readonly FirstRow[] }
  | { kind: 'bar'; title: string }

/** An image as the app asks for it (platform/picture): under another address it would come twice. */
export interface FirstPicture {
  href: string
  /** '' where it has one address. */
  srcSet: string
  sizes: string
}

const pictureOf = (source: string, drawn: DrawnWidth, sources: PictureSources): FirstPicture => {
  const at = (width: PictureWidth) => pictureAt(source, width, sources)
  return { href: at(widthFor(drawn.phone * 2)), srcSet: srcSetOf(at, drawn), sizes: drawn.sizes }
}

const LARGEST = { slide: 'slide', show: 'poster', venue: 'venue', list: 'row' } as const

/** The largest picture of a view, a list's first, to be asked for before the scripts; null where it has none. */
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

/** A plane of one colour: the policy takes colours of a document from drawings only. */
const ground = (color: string): Html =>
  html`<svg class="sk-ground" viewBox="0 0 1 1" preserveAspectRatio="none">
    <rect width="1" height="1" fill="${color}" />
  </svg>`

const words = ({ name, lines }: Pick<FirstRow, 'name' | 'lines'>): Html =>
  html`<div><strong>${name}</strong>${lines.filter(Boolean).map((line) => html`<span>${line}</span>`)}</div>`

/** Rows at the top of a list, whose posters an eye sees first; those below them come beside the scripts. */
const FIRST_SEEN = 3

const row = (show: FirstRow, at: number, sources: PictureSources): Html => {
  const poster = image(show.source, FIRST_PICTURES.row, sources, at >= FIRST_SEEN)
  return html`<div class="sk-card sk-row"><b>${poster}</b>${words(show)}</div>`
}

/** Without its poster, which would make the scripts wait; the place has the poster's colour. */
const firstCard = ({ href, name, lines, price, color }: FirstCard): Html =>
  html`<a href="${href}" tabindex="-1">
    <b class="sk-view">${ground(posterGround(color))}</b>
    <div class="sk-view">
      <strong>${name}</strong>${lines.map((line) => html`<span>${line}</span>`)}<em translate="no">${price}</em>
    </div>
  </a>`

/** The markup of a view, by its place. */
export interface DrawnView {
  /** In home's place for its first slide. */
  hero?: Html
  /** In home's place for its first shows. */
  shows?: Html
  /** In place of the shapes of any other screen. */
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
            <div class="sk-head"><b>${poster}</b>${words(view)}</div>
          </div>
          <div class="sk-facts"><b></b><b></b></div>`,
      }
    }
    case 'venue':
      return {
        screen: html`<div class="sk-venue">
          <b>${image(view.source, FIRST_PICTURES.venue, sources)}</b>${words(view)}
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
