import { gatherModules } from '../../../core/gather'

/** What a parameter may be: an id of the catalogue, or a text that a visitor would type: no line breaks, no markup. */
const KINDS = { id: /^[A-Za-z0-9_-]{1,64}$/, text: /^[^\p{C}<>"'`\\]{1,60}$/u }

type ParamKinds = Readonly<Record<string, keyof typeof KINDS>>

/** A screen that a code may open. */
export interface ShareableScreen {
  /** The web address, `{name}` for a parameter. */
  web: string
  required?: ParamKinds
  optional?: ParamKinds
}

/** Parameters that any code may carry: the sales channel it was made for, and the distributor. */
const COMMON_PARAMS: ParamKinds = { channelId: 'id', planDistributorId: 'id', distributorUserId: 'id' }

/** The screens that codes may open, by page: what the modules declare. */
export const shareableScreens = (): Readonly<Record<string, ShareableScreen>> =>
  Object.assign({}, ...gatherModules().map(({ shareable }) => shareable))

const screenOf = (page: string): ShareableScreen | undefined => {
  const screens = shareableScreens()
  return Object.hasOwn(screens, page) ? screens[page] : undefined
}

/** Whether the screen may be opened by a code with exactly these parameters. */
export const isShareable = (page: string, params: Readonly<Record<string, string>>): boolean => {
  const screen = screenOf(page)
  if (!screen) return false
  const known = { ...COMMON_PARAMS, ...screen.optional, ...screen.required }
  return (
    Object.keys(screen.required ?? {}).every((name) => Object.hasOwn(params, name)) &&
    Object.entries(params).every(([name, value]) => Object.hasOwn(known, name) && KINDS[known[name]].test(value))
  )
}

/** The web address of a screen with its parameters: always a path of our own. Throws for a screen that no code may open. */
export const webAddress = (page: string, params: Readonly<Record<string, string>>): string => {
  const screen = screenOf(page)
  if (!screen) throw new Error(`no code opens ${page}`)
  const rest = new URLSearchParams(params)
  const path = screen.web.replace(/\{(\w+)\}/g, (_place, name: string) => {
    rest.delete(name)
    return encodeURIComponent(params[name])
  })
  const query = rest.toString()
  return query ? `${path}?${query}` : path
}
