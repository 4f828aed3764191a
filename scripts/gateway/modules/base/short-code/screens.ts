import { gatherModules } from '../../../core/gather'

/** Patterns of parameters: an id of the catalogue, or a visitor's text without line breaks and markup. */
const KINDS = { id: /^[A-Za-z0-9_-]{1,64}$/, text: /^[^\p{C}<>"'`\\]{1,60}$/u }

type ParamKinds = Readonly<Record<string, keyof typeof KINDS>>

/** A screen that a short code may open. */
export interface ShareableScreen {
  /** Web address of the screen, with `{name}` for a parameter. */
  web: string
  required?: ParamKinds
  optional?: ParamKinds
}

/** Parameters of every screen: the sales channel and the distributor of the short code. */
const COMMON_PARAMS: ParamKinds = { channelId: 'id', planDistributorId: 'id', distributorUserId: 'id' }

/** Returns the screens that short codes may open, by page. Modules declare them. */
export const shareableScreens = (): Readonly<Record<string, ShareableScreen>> =>
  Object.assign({}, ...gatherModules().map(({ shareable }) => shareable))

const screenOf = (page: string): ShareableScreen | undefined => {
  const screens = shareableScreens()
  return Object.hasOwn(screens, page) ? screens[page] : undefined
}

/** Returns true if a short code may open the screen with exactly these parameters. */
export const isShareable = (page: string, params: Readonly<Record<string, string>>): boolean => {
  const screen = screenOf(page)
  if (!screen) return false
  const known = { ...COMMON_PARAMS, ...screen.optional, ...screen.required }
  return (
    Object.keys(screen.required ?? {}).every((name) => Object.hasOwn(params, name)) &&
    Object.entries(params).every(([name, value]) => Object.hasOwn(known, name) && KINDS[known[name]].test(value))
  )
}

/**
 * Returns the web address of a screen, always a path of the storefront. Throws for a screen that short codes may not
 * open.
 */
export const webAddress = (page: string, params: Readonly<Record<string, string>>): string => {
  const screen = screenOf(page)
  if (!screen) throw new Error(`No short code opens ${page}.`)
  const rest = new URLSearchParams(params)
  const path = screen.web.replace(/\{(\w+)\}/g, (_place, name: string) => {
    rest.delete(name)
    return encodeURIComponent(params[name])
  })
  const query = rest.toString()
  return query ? `${path}?${query}` : path
}
