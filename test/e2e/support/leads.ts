/** A tap target that opens a screen but is not a link. */
export interface Lead {
  /** Accessible name of the element. */
  name: string
  /** Page path of the screen (`packages/show/search/search`), or an address on another origin. */
  to: string
}

interface TaroWindow {
  /** Taro's table of pages. The router loads the code of a page from it before it opens the page's address. */
  __taroAppConfig?: { routes?: { path: string; load: () => readonly unknown[] }[] }
}

/**
 * Runs in the page, which is unusable afterwards. Taps each visible element that has a click handler and is not inside
 * a link. Returns the elements that would open a screen. Navigation and requests are blocked, so an element that first
 * sends a request is not found.
 * @param acts prefixes of the names of elements to skip
 */
export const leadsWithoutLinks = async (acts: readonly string[]): Promise<Lead[]> => {
  const found: Lead[] = []
  /** Name of the element that was tapped last. */
  let name: string | null = null
  const never = new Promise<never>(() => undefined)
  // Simulates data saving, which turns preloading off. Otherwise this check would report each preloaded screen as one
  // that a tap opens.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  for (const route of (window as TaroWindow).__taroAppConfig?.routes ?? []) {
    route.load = () => {
      // Ignores code that was preloaded before the first tap.
      if (name !== null) found.push({ name, to: route.path })
      return [never]
    }
  }
  window.fetch = () => never
  const own = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function click() {
    if (this.download) own.call(this)
    else found.push({ name: name ?? '', to: this.href })
  }

  const isTarget = (element: Element): element is HTMLElement => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? []
    return typeof (props as { onClick?: unknown } | undefined)?.onClick === 'function'
  }
  const canBeTapped = (element: HTMLElement): boolean =>
    element.getClientRects().length > 0 &&
    !element.closest('a[href], :disabled, [aria-disabled=true], [aria-hidden=true]')
  const nameOf = (element: HTMLElement): string => element.ariaLabel ?? element.innerText.replace(/\s+/g, ' ').trim()
  const aMoment = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

  for (const element of [...document.querySelectorAll('*')].filter(isTarget)) {
    const next = nameOf(element)
    if (!canBeTapped(element) || acts.some((each) => next.startsWith(each))) continue
    name = next
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await aMoment()
    // Closes the layer on top.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  await aMoment()
  return found
}
