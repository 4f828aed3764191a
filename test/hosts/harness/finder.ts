/** Describes elements by their visible text and role. */

export type TextPattern = string | RegExp

export interface Sought {
  /** The complete text of the element, or a pattern that matches the text. */
  text?: TextPattern
  /** A part of the text of the element. */
  part?: string
  /** Role of the element: `button`, `checkbox`, `radio`, `heading`, `textbox` … */
  role?: string
  /** True to exclude disabled elements. */
  enabled?: boolean
}

const isShown = (element: HTMLElement): boolean => {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (each.style.display === 'none' || each.hasAttribute('hidden')) return false
  return true
}

/** Returns the text of an element without the white space of its template. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Returns the label of an element for screen readers; '' if the text is its only name. */
const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? ''

/** Default role of each tag. */
const BY_TAG: Record<string, string> = { BUTTON: 'button', INPUT: 'textbox', TEXTAREA: 'textbox', IMAGE: 'img' }

/**
 * Role of an element: WeChat and FinClip use the attribute `aria-role`, Alipay uses `role`. A combobox counts as a text
 * field, because no host exposes its list.
 */
export const roleOf = (element: Element): string =>
  (element.getAttribute('aria-role') || element.getAttribute('role') || BY_TAG[element.tagName] || '').replace(
    'combobox',
    'textbox',
  )

const matches = (pattern: TextPattern, name: string): boolean =>
  typeof pattern === 'string' ? name === pattern : pattern.test(name)

const isOff = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true' || (element as { disabled?: boolean }).disabled === true

const hint = (element: Element): string => element.getAttribute('placeholder') ?? ''

const fits = (element: HTMLElement, { text, part, role, enabled }: Sought): boolean => {
  if (role !== undefined && roleOf(element) !== role) return false
  if (enabled && isOff(element)) return false
  const names = [labelOf(element), textOf(element), ...(roleOf(element) === 'textbox' ? [hint(element)] : [])]
  if (text !== undefined && !names.some((name) => name !== '' && matches(text, name))) return false
  return part === undefined || names.some((name) => name.includes(part))
}

/** Returns the innermost matching elements, in document order. */
export const findAll = (page: HTMLElement, sought: Sought): HTMLElement[] => {
  const found = [...page.querySelectorAll<HTMLElement>('*')].filter((each) => isShown(each) && fits(each, sought))
  return found.filter((each) => !found.some((other) => other !== each && each.contains(other)))
}

/** Returns the sheet or dialog with this title that was opened last. */
export const findDialog = (page: HTMLElement, title: TextPattern): HTMLElement | undefined => {
  const boxes = [...page.querySelectorAll<HTMLElement>('*')].filter((each) => /dialog$/.test(roleOf(each)))
  return boxes.reverse().find((box) => findAll(box, { text: title }).length > 0)
}

/** Returns the complete text of the page, for the message of a failure. */
export const whatIsSaid = (page: HTMLElement): string => textOf(page).slice(0, 1500) || page.outerHTML.slice(0, 1500)
