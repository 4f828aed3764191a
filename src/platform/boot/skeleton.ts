import { HOLD } from '../first-paint/contract'
import { afterSheet } from './after-sheet'

/** Class that Taro's router adds to the element of the current page. */
const SHOWN = '.taro_page_show'

/**
 * Removes the skeleton when a page that does not contain the element `HOLD` is shown and the application's style sheet
 * has loaded. An unstyled page must never be visible. Also removes the text for visitors without scripts, and the
 * marker of the page (skeleton.scss).
 * @param sheet the application's style sheet, which does not block the first paint
 */
export const keepSkeleton = (sheet: HTMLLinkElement | null): void => {
  let styled = !sheet
  const drop = () => {
    if (!styled || !document.querySelector(SHOWN) || document.getElementById(HOLD)) return
    observer.disconnect()
    document.getElementById('skeleton')?.remove()
    document.getElementById('served')?.remove()
    delete document.documentElement.dataset.first
  }
  const observer = new MutationObserver(drop)
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  })
  // Also runs if the style sheet failed to load. Otherwise the skeleton would remain forever.
  if (sheet)
    afterSheet(sheet, () => {
      sheet.media = 'all'
      styled = true
      drop()
    })
}
