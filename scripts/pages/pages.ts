import { shopConfigs, type ShopConfig } from '../../src/api/shop'
import { DEFAULT_CITY } from '../../src/domain/default-city'
import { indexedParams, isSharedPage, pageInstead } from '../../src/domain/web-page/indexed'
import { pageLinks } from '../../src/domain/web-page/page-links'
import { knownLanguage, type Language, toAddressLanguage } from '../../src/domain/languages'
import { parseLink } from '../../src/router/links'
import { isRouteName } from '../../src/router/table/table'
import { webPathOf } from '../../src/router/web-path'
import { acceptedLanguage } from './accepted-language'
import {
  agreementContent,
  groupContent,
  homeContent,
  listContent,
  topicContent,
  tourContent,
} from './content/collections'
import type { Content, MakeContent } from './content/content'
import { sharedShowContent, sharedTopicContent } from './content/share-pages'
import { showContent } from './content/show'
import { venueContent } from './content/venue'
import { textsIn } from './language'
import { stepView } from './content/steps'
import { drawFirstView, firstPicture, type FirstView } from './first-view'
import { inTime } from './in-time'
import { webManifest } from './manifest'
import type { InlineSources } from './headers/headers'
import { forAddress } from './page-facts'
import { publicCall, type Reads } from './reads'
import { type Page, render } from './render'

/** Content of every screen for search engines, and of pages for sharing (src/domain/web-page/indexed.ts). */
const CONTENTS: Readonly<Record<string, MakeContent>> = {
  home: homeContent,
  all: listContent,
  'show-detail': showContent,
  'group-show-detail': groupContent,
  'tour-detail': tourContent,
  venue: venueContent,
  'home-topic': topicContent,
  'topic-activity': topicContent,
  'share-show-detail': sharedShowContent,
  'share-topic-activity': sharedTopicContent,
  agreement: agreementContent,
}

/** Title of the shop before its configuration is loaded. */
const NAMELESS = 'Foyer'

/** Parameters of the app's first request, when no city is selected (src/platform/boot/early-calls.ts). */
const SHOP = { cityId: DEFAULT_CITY }
const SHOP_CALL = publicCall(shopConfigs, SHOP)

const NO_VIEW = { preload: null, view: null }

/**
 * Maximum time that a page waits for the gateway, in ms. After that, the page is sent without content, and the app
 * loads the content.
 */
const PATIENCE = 1_500

export interface PagesDeps {
  /** Contents of the build's `index.html`. */
  template: string
  /** Returns the text of a file of the build by its address (`/chunk/1.js`), or null. */
  file: (address: string) => string | null
  reads: Reads
  /**
   * Origin of pictures whose address is a path (`/media/…`). It is the gateway's public origin, or '' for the page's
   * origin.
   */
  pictureOrigin?: string
  /** Returns the gateway's time, epoch ms. */
  now: () => number
  /** Returns true if pages should contain responses for the app. By default they do. */
  withAnswers?: () => boolean
  /** Called with an error. The page is then sent without content. */
  failed: (error: unknown) => void
  /** Maximum time to wait for the gateway in ms, by default 1,500. */
  timeout?: number
}

export interface PageQuestion {
  /** Origin of the page in the browser: `https://tickets.example`. */
  origin: string
  /** Path and query, as in the request. */
  address: string
  acceptLanguage?: string | undefined
}

/** The page at an address. */
export interface ServedPage {
  status: 200 | 404
  html: string
  language: Language
  /** Policy sources of the inlined build files. */
  sources: InlineSources
}

/** Returns the screen of an address with its parameters, or null for an unknown address. */
const screenAt = (address: string) => {
  const link = parseLink(address)
  if (!link.ok) return null
  const { name, params, query } = link.value
  const names = indexedParams(name)
  const canonicalParams = (names ?? []).map((param) => [param, params[param] ?? ''] as const)
  return { name, params, query, indexed: names !== null, path: webPathOf(name, params).path, canonicalParams }
}

/** Returns true if an address (path and query) is a screen's. */
export const isScreen = (address: string): boolean => screenAt(address) !== null

type Screen = NonNullable<ReturnType<typeof screenAt>>

/** Creates a function that returns the address of a screen, in the language of the page's address. */
const linkIn =
  (named: Language | null) =>
  (name: string, params: Readonly<Record<string, string>> = {}): string => {
    if (!isRouteName(name)) return '/'
    const { path, rest } = webPathOf(name, params)
    const query = new URLSearchParams({ ...rest, ...(named && { lang: toAddressLanguage(named) }) }).toString()
    return query ? `${path}?${query}` : path
  }

const absolute = (source: string, origin: string): string => {
  if (source.startsWith('/') && !source.startsWith('//')) return `${origin}${source}`
  return /^https?:\/\//i.test(source) ? source : ''
}

/** Creates pages: the storefront's HTML with content for search engines, link previews and readers without scripts. */
export const createPages = (deps: PagesDeps) => {
  const { template, reads, pictureOrigin = '', now, withAnswers = () => true, failed, timeout = PATIENCE } = deps
  const { read, fresh } = reads
  const templateAt = forAddress(template, deps.file)
  const contentOf = async (screen: Screen, shop: ShopConfig, language: Language, origin: string) => {
    const link = linkIn(knownLanguage(screen.query.lang))
    return CONTENTS[screen.name]({
      params: screen.params,
      language,
      t: textsIn(language),
      read,
      shop,
      now: now(),
      canonical: `${origin}${link(screen.name, screen.params)}`,
      link,
      picture: (source) => absolute(source, pictureOrigin || origin),
    })
  }

  /**
   * Loads the shop and the content of a screen. Returns undefined after the timeout, and null if the gateway does not
   * have the content.
   */
  const load = async (screen: Screen | null, language: Language, origin: string) => {
    const shop = await read(shopConfigs, SHOP, language)
    if (!shop) throw new Error('The gateway returned no shop.')
    const content =
      screen && (screen.indexed || isSharedPage(screen.name))
        ? await contentOf(screen, shop, language, origin)
        : undefined
    return { shop, content }
  }

  const viewOf = (
    first: FirstView | null | undefined,
    { pictureHosts }: ShopConfig,
  ): Pick<Page, 'preload' | 'view'> => {
    const sources = { gateway: pictureOrigin, hosts: pictureHosts }
    return first ? { preload: firstPicture(first, sources), view: drawFirstView(first, sources) } : NO_VIEW
  }

  /** Returns the merchant's web app manifest, or null after the timeout. */
  const manifest = async (acceptLanguage?: string): Promise<string | null> => {
    const language = acceptedLanguage(acceptLanguage)
    const shop = await inTime(read(shopConfigs, SHOP, language), timeout).catch((error: unknown) => {
      failed(error)
      return null
    })
    return shop && webManifest(shop, pictureOrigin, language)
  }

  const page = async ({ origin, address, acceptLanguage }: PageQuestion): Promise<ServedPage> => {
    const screen = screenAt(address)
    const named = knownLanguage(screen?.query.lang)
    const language = named ?? acceptedLanguage(acceptLanguage)
    const t = textsIn(language)
    const loaded = await inTime(load(screen, language, origin), timeout).catch((error: unknown) => {
      failed(error)
      return null
    })
    const shop = loaded?.shop
    const content: Content | null | undefined = loaded?.content
    const missing = screen === null || content === null
    const title = screen === null ? t('error.notFound') : missing ? missingTitle(screen, t) : (content?.title ?? '')
    const listed = screen?.indexed && !missing && !content?.hidden
    const { template: own, inside } = templateAt(address.split(/[?#]/)[0], language)
    const made: Page = {
      language,
      title: [title, shop?.shopName || NAMELESS].filter(Boolean).join(' - '),
      description: content?.description || t('site.description'),
      address: listed ? { origin, path: screen.path, params: screen.canonicalParams, named } : null,
      instead: screen && insteadOf(screen, origin, named),
      preview:
        screen && content && isSharedPage(screen.name) ? origin + linkIn(named)(screen.name, screen.params) : null,
      siteName: shop?.shopName || NAMELESS,
      picture: content?.picture || absolute(shop?.shopAvatar ?? '', pictureOrigin || origin),
      ...(shop ? viewOf(content ? content.first : screen && stepView(screen.name, language), shop) : NO_VIEW),
      answers:
        shop && withAnswers()
          ? [SHOP_CALL, ...(content?.answers ?? [])].flatMap((each) => fresh(each, language) ?? [])
          : [],
      data: content?.data ?? null,
      body: content?.body ?? null,
      inside: inside.markup,
    }
    return { status: missing ? 404 : 200, html: render(own, made), language, sources: inside.sources }
  }

  return { page, manifest }
}

const insteadOf = ({ name, path, params }: Screen, origin: string, named: Language | null): string | null => {
  const instead = pageInstead(name, path, (param) => params[param])
  return instead && pageLinks(origin, instead, [], named).canonical
}

const missingTitle = ({ name }: Screen, t: ReturnType<typeof textsIn>): string =>
  t(name === 'show-detail' || name === 'share-show-detail' ? 'error.missingShow' : 'error.notFound')
