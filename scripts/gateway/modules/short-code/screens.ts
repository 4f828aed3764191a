/** An id of the catalogue. */
const ID = /^[A-Za-z0-9_-]{1,64}$/
/** What a visitor would type or a channel be called: no line breaks, no markup. */
const WORDS = /^[^\p{C}<>"'`\\]{1,60}$/u

interface ShareableScreen {
  /** The web address, `{name}` for a parameter. */
  web: string
  required?: Record<string, RegExp>
  optional?: Record<string, RegExp>
}

/** Facts that may ride on any code: the sales channel it was made for. */
const RIDERS = { channelId: ID }

/**
 * Screens that a code may open: those that everybody may see, with parameters that name no person and no order.
 * test/gateway/short-codes.test.ts holds them against the storefront's route table.
 */
export const SHAREABLE: Readonly<Record<string, ShareableScreen>> = {
  'pages/home/home': { web: '/' },
  'pages/list/list': { web: '/list', optional: { showType: ID, categoryId: ID, keyword: WORDS } },
  'pages/shop/shop': { web: '/shop' },
  'pages/home-topic/home-topic': { web: '/home-topic', required: { topicId: ID } },
  'packages/show/show-detail/show-detail': {
    web: '/content/{showId}',
    required: { showId: ID },
    optional: { source: ID, promotionId: ID },
  },
  'packages/show/group-show-detail/group-show-detail': { web: '/group-show/{showId}', required: { showId: ID } },
  'packages/show/tour-detail/tour-detail': { web: '/tour-detail/{tourId}', required: { tourId: ID } },
  'packages/show/site-purchase/site-purchase': {
    web: '/purchase/{showId}',
    required: { showId: ID },
    optional: { sessionId: ID },
  },
  'packages/show/search/search': { web: '/search', optional: { keywords: WORDS } },
}

/** Whether the screen may be opened by a code with exactly these parameters. */
export const isShareable = (page: string, params: Readonly<Record<string, string>>): boolean => {
  const screen = Object.hasOwn(SHAREABLE, page) ? SHAREABLE[page] : undefined
  if (!screen) return false
  const known: Record<string, RegExp> = { ...RIDERS, ...screen.optional, ...screen.required }
  return (
    Object.keys(screen.required ?? {}).every((name) => Object.hasOwn(params, name)) &&
    Object.entries(params).every(([name, value]) => Object.hasOwn(known, name) && known[name].test(value))
  )
}

/** The web address of a screen with its parameters: always a path of our own. */
export const webAddress = (page: string, params: Readonly<Record<string, string>>): string => {
  const rest = new URLSearchParams(params)
  const path = SHAREABLE[page].web.replace(/\{(\w+)\}/g, (_place, name: string) => {
    rest.delete(name)
    return encodeURIComponent(params[name])
  })
  const query = rest.toString()
  return query ? `${path}?${query}` : path
}
