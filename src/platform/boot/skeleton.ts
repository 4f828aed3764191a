import { HOLD } from '../first-paint/contract'
import { afterSheet } from './after-sheet'

/** The class that Taro's router sets on the current page's element. */
const SHOWN = '.taro_page_show'

/**
 * Keeps the skeleton until a page is shown that does not hold it, and the application's style sheet has loaded: an
 * unstyled page must never be visible. The text that the page was served with for readers without scripts goes with it, and
 * the mark of its page (skeleton.scss).
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
  // Also when it fails: without this the skeleton would stay on the page.
  if (sheet)
    afterSheet(sheet, () => {
      sheet.media = 'all'
      styled = true
      drop()
    })
}
