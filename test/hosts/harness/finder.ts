/** Finds elements as a person does: by visible text and by role. */

export type TextPattern = string | RegExp

export interface Sought {
  /** The element's complete text, or a pattern. */
  text?: TextPattern
  /** A part of the element's text. */
  part?: string
  /** The element's role: `button`, `checkbox`, `radio`, `heading`, `textbox` … */
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

/** Returns the element's label for a screen reader; '' if its text is the only name. */
const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? ''

/** Default role of a tag. */
const BY_TAG: Record<string, string> = { BUTTON: 'button', INPUT: 'textbox', TEXTAREA: 'textbox', IMAGE: 'img' }

/**
 * WeChat and FinClip write `aria-role`, Alipay `role`. A combobox counts as a text field, because no host exposes its
 * list.
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

/** Returns the innermost matching elements, in the order of the page. */
export const findAll = (page: HTMLElement, sought: Sought): HTMLElement[] => {
  const found = [...page.querySelectorAll<HTMLElement>('*')].filter((each) => isShown(each) && fits(each, sought))
  return found.filter((each) => !found.some((other) => other !== each && each.contains(other)))
}

/** Returns the last opened sheet or dialog with this title. */
export const findDialog = (page: HTMLElement, title: TextPattern): HTMLElement | undefined => {
  const boxes = [...page.querySelectorAll<HTMLElement>('*')].filter((each) => /dialog$/.test(roleOf(each)))
  return boxes.reverse().find((box) => findAll(box, { text: title }).length > 0)
}

/** Returns the complete text of the page, for a failure's message. */
export const whatIsSaid = (page: HTMLElement): string => textOf(page).slice(0, 1500) || page.outerHTML.slice(0, 1500)
