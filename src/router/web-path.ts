import { pastedWord } from '@/domain/web-page/pasted'
import { ID_PARAMETER } from './destination'
import { decode, encode, type Query } from './query'
import { factsOf, type RouteName, routeNames } from './table/table'

interface Template {
  name: RouteName
  text: string
  /** Segments of the path. Each is `{name}` or a fixed text. */
  segments: readonly string[]
  params: readonly string[]
}

const PARAMETER = /^\{(.+)\}$/

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const templateOf = (name: RouteName, text: string): Template => {
  const segments = segmentsOf(text)
  return { name, text, segments, params: segments.flatMap((segment) => PARAMETER.exec(segment)?.[1] ?? []) }
}

/** All web addresses, sorted by number of parameters, so that a fixed path has priority (decision 3). */
const templates: readonly Template[] = routeNames
  .flatMap((name) => factsOf(name).web.map((text) => templateOf(name, text)))
  .sort((a, b) => a.params.length - b.params.length)

/**
 * Web addresses of each screen, sorted by descending number of parameters. Sorted in advance, because links are
 * computed during rendering.
 */
const templatesOf = new Map<RouteName, readonly Template[]>(
  routeNames.map((name) => [
    name,
    templates.filter((template) => template.name === name).sort((a, b) => b.params.length - a.params.length),
  ]),
)

const fill = (template: Template, segments: readonly string[]): Query | null => {
  if (segments.length !== template.segments.length) return null
  const params: Query = {}
  for (const [index, expected] of template.segments.entries()) {
    const segment = segments[index] as string
    const parameter = PARAMETER.exec(expected)?.[1]
    const isText = parameter && !ID_PARAMETER.test(parameter)
    const read = isText ? segment : pastedWord(segment)
    if (read === null || (!parameter && read.toLowerCase() !== expected.toLowerCase())) return null
    if (parameter) params[parameter] = read
  }
  return params
}

const pathAt = (template: Template, params: Query): string =>
  `/${template.segments.map((segment) => encode(params[PARAMETER.exec(segment)?.[1] ?? ''] ?? segment)).join('/')}`

/** Pattern of a segment that contains no letter or digit of any script. */
const PUNCTUATION = /^[^\w\u00C0-\u1FFF\u3040-\uD7FF]+$/

/**
 * Parses a web path without query. Returns its screen, the parameters in the path and the canonical path, or null if no
 * screen matches. Ignores upper case and text that a chat app appends: `/Content/1。` is `/content/1`.
 */
export const matchWebPath = (path: string): { name: RouteName; params: Query; path: string } | null => {
  const segments = segmentsOf(path).map(decode)
  for (const template of templates) {
    const params = fill(template, segments)
    if (params) return { name: template.name, params, path: pathAt(template, params) }
  }
  const cut = path.lastIndexOf('/')
  return PUNCTUATION.test(segments[segments.length - 1] ?? '') && cut >= 0 ? matchWebPath(path.slice(0, cut)) : null
}

/**
 * Returns the web path of a screen and the parameters that are not part of the path. Uses the address with the most
 * parameters whose values are all given.
 */
export const webPathOf = (name: RouteName, params: Query): { path: string; rest: Query } => {
  const best = templatesOf.get(name)?.find((template) => template.params.every((param) => params[param]))
  if (!best) return { path: factsOf(name).web[0] ?? '/', rest: params }
  const rest = Object.fromEntries(Object.entries(params).filter(([param]) => !best.params.includes(param)))
  return { path: pathAt(best, params), rest }
}
