import { eventCenter } from '@tarojs/runtime'
import type { ChangePage, CoverTabs } from './contract'

/** Taro's router triggers it when the new page is in the document; its promises settle when the address is written. */
const PAGE_CHANGED = '__afterTaroRouterChange'
/** Ms; the screen is frozen until the new page is there. Limits the time for a router that had nothing to change. */
const STANDSTILL = 300

/** Read by platform/elements/elements.css. */
const DIRECTION = 'data-page-moves'
const COVERED = 'data-tabs-covered'

/**
 * Ms of a page change, and of a snapshot of the old page. A transition adds two to three frames before the first
 * movement.
 * On a fast machine, with changes of 20 to 40 ms, that is 50 ms more. With a processor slowed 4× (`npm run bench:taps`,
 * changes of 41 to 85 ms) it is 90 ms more. Such devices get no transition.
 */
const QUICK_CHANGE = 40
const QUICK_PICTURE = 50

const root = document.documentElement

let running: ViewTransition | null = null
/** Ms of the last changes without a transition; the first one of a visit has none. */
let recent: number[] = []
/** One fast change is no evidence: a previously opened screen is fast on a slow device too. */
const RECENT = 3
/** True if a transition started too late; this visit has no further ones. */
let refused = false

/** `navigator.vendor` of WebKit. Its version 2.50 ends the page's process in some transitions (`npm run browsers`). */
const WEBKIT = 'Apple Computer, Inc.'

const wantsMotion = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  navigator.vendor !== WEBKIT &&
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

/** The press that ended a transition. */
let press: Event | null = null

/** During a transition, browsers send every press to the root. It ends the transition, and the page gets its tap. */
const handlePress = (event: Event): void => {
  press = running && event.target === root ? event : null
  running?.skipTransition()
}

/** A finger's tap gets its target when it ends; a mouse's click goes to the pressed element, and is forwarded. */
const handleClick = (event: MouseEvent): void => {
  if (!press || event.target !== root) return
  press = null
  event.stopPropagation()
  const target = document.elementFromPoint(event.clientX, event.clientY)
  if (target instanceof HTMLElement && target !== root) target.click()
}

window.addEventListener('pointerdown', handlePress, true)
window.addEventListener('click', handleClick, true)

const isQuick = (): boolean => recent.length > 0 && Math.max(...recent) <= QUICK_CHANGE

const changeAtOnce = async (change: () => Promise<unknown>): Promise<void> => {
  const began = Date.now()
  const changed = pageChanged()
  await change()
  void changed.then(() => {
    recent = [...recent, Date.now() - began].slice(-RECENT)
  })
}

/**
 * Runs the browser's view transition around a page change of the storefront, on fast devices. The browser's own back
 * and forward have none, because some browsers animate them.
 */
export const changePage: ChangePage = async (direction, change) => {
  running?.skipTransition()
  if (direction === null || refused || !isQuick() || !wantsMotion()) return changeAtOnce(change)
  root.setAttribute(DIRECTION, direction)
  const began = Date.now()
  const transition = document.startViewTransition(async () => {
    refused = Date.now() - began > QUICK_PICTURE
    const changed = pageChanged()
    await change()
    await changed
  })
  running = transition
  // The next change or a hidden tab skips it; the page changes anyway.
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      if (running !== transition) return
      running = null
      root.removeAttribute(DIRECTION)
    })
  await transition.updateCallbackDone
}

/** Screens above the tabs. */
let above = 0

export const coverTabs: NonNullable<CoverTabs> = () => {
  above += 1
  root.toggleAttribute(COVERED, true)
  return () => {
    above -= 1
    root.toggleAttribute(COVERED, above > 0)
  }
}
