import type { ShopConfig } from '../../../src/api/shop'
import type { Language } from '../../../src/domain/languages'
import type { Translate } from '../language'
import type { FirstView } from '../first-view'
import type { Html } from '../markup'
import type { PublicCall, Read } from '../reads'

/** The content of a page for readers without scripts. */
export interface Content {
  /** Title without the name of the shop, or '' on the home page. */
  title: string
  /** Description, or '' for the storefront's default description. */
  description: string
  /** Absolute address of a picture, or '' for the shop's picture. */
  picture: string
  /**
   * First view, which is visible until the app draws the same content. Null means that only the skeleton is visible.
   */
  first?: FirstView | null
  /** Calls whose responses are part of the page, because the app sends these calls first. */
  answers?: readonly PublicCall[]
  /** Structured data (schema.org), or null. */
  data: object | null
  /** The text of the page, which the app replaces. */
  body: Html
  /** True to exclude the page from search engines, for a show that is not on public sale. */
  hidden?: boolean
}

/** Data from which the content of a page is created. */
export interface PageRequest {
  /** Parameters of the screen. */
  params: Readonly<Record<string, string>>
  language: Language
  t: Translate
  read: Read
  shop: ShopConfig
  /** Current time, epoch ms. */
  now: number
  canonical: string
  /** Returns the address of another screen, in the language of this page's address. */
  link(screen: string, params?: Readonly<Record<string, string>>): string
  /** Returns the absolute address of a picture, or '' without a picture. */
  picture(source: string): string
}

/** Creates the content of a screen, or null if the gateway does not have it. */
export type MakeContent = (request: PageRequest) => Promise<Content | null>
