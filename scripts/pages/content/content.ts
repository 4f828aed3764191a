import type { ShopConfig } from '../../../src/api/shop'
import type { Language } from '../../../src/domain/languages'
import type { Translate } from '../language'
import type { FirstView } from '../first-view'
import type { Html } from '../markup'
import type { PublicCall, Read } from '../reads'

/** What a page tells readers that run no scripts. */
export interface Content {
  /** Without the shop's name; '' on home. */
  title: string
  /** '' leaves the storefront's own sentence. */
  description: string
  /** Absolute address; '' leaves the shop's own picture. */
  picture: string
  /** What is seen before the app draws the same; null for the shapes alone. */
  first?: FirstView | null
  /** Calls whose answers come with the page, since the app asks for them first. */
  answers?: readonly PublicCall[]
  /** Structured data (schema.org), null for none. */
  data: object | null
  /** The text of the page, in place of the app. */
  body: Html
  /** No engine lists it: a show that is not on sale to anybody. */
  hidden?: boolean
}

/** What the content of a page is made from. */
export interface PageRequest {
  /** Parameters of the screen. */
  params: Readonly<Record<string, string>>
  language: Language
  t: Translate
  read: Read
  shop: ShopConfig
  /** Epoch ms. */
  now: number
  /** The absolute address of the page. */
  canonical: string
  /** The address of another screen, with the language that this page's address names. */
  link(screen: string, params?: Readonly<Record<string, string>>): string
  /** The absolute address of a picture; '' for what is none. */
  picture(source: string): string
}

/** Makes the content of a screen; null when the gateway has no such thing. */
export type MakeContent = (request: PageRequest) => Promise<Content | null>
