import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { textsApart } from './texts-apart'

/**
 * Properties with the same name on Taro's components and DOM elements. All other properties (`hoverStayTime`,
 * `openType` …) have no meaning in a browser and are omitted from the markup.
 */
const SHARED =
  /^(id|className|hidden|role|tabIndex|title|translate|lang|dir|(data|aria)-.+|on(Click|DoubleClick|ContextMenu|Touch|Mouse|Pointer|Key|Focus|Blur|Wheel|Transition|Animation).*)$/

const ARIA = /^aria[A-Z]/

/** Returns the style in the form that React requires. Taro also accepts CSS text. */
const styleOf = (style: unknown): CSSProperties | undefined => {
  if (typeof style !== 'string') return style as CSSProperties | undefined
  return Object.fromEntries(
    style.split(';').flatMap((rule) => {
      const colon = rule.indexOf(':')
      if (colon < 0) return []
      const name = rule.slice(0, colon).trim()
      const key = name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [[key, rule.slice(colon + 1).trim()]]
    }),
  )
}

const cache = new Map<string, string>()

/**
 * Returns the DOM name of a component's property; '' if it has none. The result is cached, because this function is
 * called often.
 */
const domName = (name: string): string => {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const found = SHARED.test(name) ? name : ARIA.test(name) ? `aria-${name.slice(4).toLowerCase()}` : ''
  cache.set(name, found)
  return found
}

/**
 * Returns the DOM properties of a Taro component: shared properties, `aria-…` attributes, the style, and the children.
 * Each text among the children has its own element.
 * @param props the component's own properties
 */
export const domProps = (props: object): HTMLAttributes<HTMLElement> => {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue
    if (name === 'style') result.style = styleOf(value)
    else if (name === 'children') result.children = textsApart(value as ReactNode)
    else if (domName(name)) result[domName(name)] = value
  }
  return result
}
