import { eventCenter } from '@tarojs/runtime'
import type { ChangePage } from './contract'

/** Taro's router triggers it when the new page is in the document; its promises are kept when the address is written. */
const PAGE_CHANGED = '__afterTaroRouterChange'
/** Ms; the screen stands still until the new page is there. A router that found nothing to change must not hold it longer. */
const STANDSTILL = 300

/** Read by platform/elements/elements.css. */
const DIRECTION = 'data-page-moves'

const root = document.documentElement

let running: ViewTransition | null = null

const moves = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  !(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)

const pageChanged = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      eventCenter.off(PAGE_CHANGED, end)
      resolve()
    }
    const timer = setTimeout(end, STANDSTILL)
    eventCenter.on(PAGE_CHANGED, end)
  })

/**
 * The browser's view transition round a change of the page by the storefront. The browser's own back and forward have none: some
 * browsers have one of their own for them.
 */
export const changePage: ChangePage = async (direction, change) => {
  running?.skipTransition()
  if (direction === null || !moves()) {
    await change()
    return
  }
  root.setAttribute(DIRECTION, direction)
  const transition = document.startViewTransition(async () => {
    const changed = pageChanged()
    await change()
    await changed
  })
  running = transition
  // Skipped by the next one, or by a hidden tab: the page changes all the same.
  transition.ready.catch(() => undefined)
  transition.finished
    .catch(() => undefined)
    .then(() => {
      if (running !== transition) return
      running = null
      root.removeAttribute(DIRECTION)
    })
  await transition.updateCallbackDone
}
