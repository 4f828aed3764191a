import { HOLD } from '../first-paint/contract'

/** What Taro's router puts on the element of the page that is shown. */
const SHOWN = '.taro_page_show'

/**
 * Keeps the drawn skeleton until a page is there that does not hold it, and the app's sheet has come: an unstyled page
 * must never be seen.
 * @param sheet the app's style sheet, which loads without holding up the first paint
 */
export const keepSkeleton = (sheet: HTMLLinkElement | null): void => {
  let styled = !sheet
  const drop = () => {
    if (!styled || !document.querySelector(SHOWN) || document.getElementById(HOLD)) return
    observer.disconnect()
    document.getElementById('skeleton')?.remove()
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
  // A sheet that fails must not leave the visitor before a skeleton for ever.
  sheet.addEventListener('error', apply)
}
