/** What a person sees and can touch on a page: by words, as a reader of the screen has them. */

const isShown = (element: HTMLElement): boolean => {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (each.style.display === 'none' || each.hasAttribute('hidden')) return false
  return true
}

/** The text of an element without what is written for nobody. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? ''

type Words = string | RegExp

const says = (words: Words, text: string): boolean => (typeof words === 'string' ? text === words : words.test(text))

const all = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('*')].filter(isShown)

/** The innermost elements whose label or whole text is this, in the order of the page. */
export const findAll = (page: HTMLElement, words: Words): HTMLElement[] => {
  const fits = all(page).filter((each) => says(words, labelOf(each)) || says(words, textOf(each)))
  return fits.filter((each) => !fits.some((other) => other !== each && each.contains(other)))
}

/** Everything the page says, for a failure's message. */
export const whatIsSaid = (page: HTMLElement): string => textOf(page).slice(0, 1500) || page.outerHTML.slice(0, 1500)
