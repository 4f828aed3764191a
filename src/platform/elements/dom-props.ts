import type { CSSProperties, HTMLAttributes } from 'react'

/**
 * Properties that Taro's components and DOM elements spell alike. Anything else of a component (`hoverStayTime`,
 * `openType` …) means nothing to a browser and stays out of the markup.
 */
const SHARED =
  /^(id|className|children|hidden|role|tabIndex|title|lang|dir|dangerouslySetInnerHTML|(data|aria)-.+|on(Click|DoubleClick|ContextMenu|Touch|Mouse|Pointer|Key|Focus|Blur|Wheel|Transition|Animation).*)$/

const ARIA = /^aria[A-Z]/

/** A style as React takes it; Taro also accepts CSS text. */
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

const names = new Map<string, string>()

/** What an element calls a component's property; '' for what it has none of. Asked for each property of each element. */
const domName = (name: string): string => {
  const known = names.get(name)
  if (known !== undefined) return known
  const found = SHARED.test(name) ? name : ARIA.test(name) ? `aria-${name.slice(4).toLowerCase()}` : ''
  names.set(name, found)
  return found
}

/**
 * The DOM properties of a Taro component: what both spell alike, `ariaLabel` as `aria-label`, and the style.
 * @param props the component's own properties
 */
export const domProps = (props: object): HTMLAttributes<HTMLElement> => {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue
    if (name === 'style') result.style = styleOf(value)
    else if (domName(name)) result[domName(name)] = value
  }
  return result
}
