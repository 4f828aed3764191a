import type { Point } from './engine'

/** An element on the current screen, by role and name. */
export interface Sought {
  /** The element must have one of these roles. Absent for an element without a role, which is only read. */
  roles?: readonly string[]
  /** Complete accessible name of the element. */
  name?: string
  /** A part of the accessible name of the element. */
  part?: string
  /** Index of the element among all matches, from 0. */
  nth?: number
}

/**
 * Runs in the page. Returns the center of the first matching element that is visible and not covered, after scrolling
 * to it. Returns null if no element matches.
 */
const look = ({ roles, name, part, nth = 0 }: Sought): Point | null => {
  const byTag: Record<string, string> = { A: 'link', BUTTON: 'button', INPUT: 'textbox', H1: 'heading', H2: 'heading' }
  const said = (element: Element) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent
    return (text ?? '').replace(/\s+/g, ' ').trim()
  }
  const fits = (element: Element) => {
    const role = element.getAttribute('role') ?? byTag[element.tagName] ?? ''
    if (roles && !roles.includes(role)) return false
    const isOff = ['aria-disabled', 'aria-busy'].some((state) => element.getAttribute(state) === 'true')
    if (isOff || (element as HTMLButtonElement).disabled) return false
    const text = said(element)
    return name === undefined ? part === undefined || text.includes(part) : text === name
  }
  const hit = (element: Element): Point | null => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return null
    const point = { x: x + width / 2, y: y + height / 2 }
    const there = document.elementFromPoint(point.x, point.y)
    return there && (element.contains(there) || there.contains(element)) ? point : null
  }
  // Returns the center of the element. Null if the center is outside the screen or below a fixed bar.
  const reach = (element: Element): Point | null => {
    const point = hit(element)
    if (point) return point
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return hit(element)
  }
  // If no role is given, uses the innermost matching element.
  const all = [...document.querySelectorAll('*')].filter(fits)
  const found = roles
    ? all
    : all.filter((element) => !all.some((other) => other !== element && element.contains(other)))
  let left = nth
  for (const element of found) {
    const point = reach(element)
    if (point && left-- === 0) return point
  }
  return null
}

/** Returns the expression that finds the element in a page. */
export const lookFor = (sought: Sought): string =>
  // esbuild marks functions with a helper that does not exist in the page.
  `(() => { const __name = (f) => f; return (${look.toString()})(${JSON.stringify(sought)}) })()`
