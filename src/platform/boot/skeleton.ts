import { HOLD } from '../first-paint/contract'

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
  if (!sheet) return
  const apply = () => {
    sheet.media = 'all'
    styled = true
    drop()
  }
  if (sheet.sheet) return apply()
  sheet.addEventListener('load', apply)
  // Without this, a sheet that fails to load would leave the skeleton on the page.
  sheet.addEventListener('error', apply)
}
