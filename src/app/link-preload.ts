import type { Router } from '@/router/navigate'
import { errorFacts, log } from './log'

/** Milliseconds from here to the first look around: the first screen and its pictures come before what may follow it. */
const FIRST_LOOK = 2_000
/** Milliseconds from a tap to the next look around: what it opened is drawn by then. */
const AFTER_TAP = 300
/** Milliseconds in which a browser without idle callbacks is given time for other things. */
const PAUSE = 50

/** The link of which something was pressed. */
const linkOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null

const addressOf = (link: Element): string => link.getAttribute('href') ?? ''

/** On the screen or in what is open on top of it; Taro keeps the pages below in the document, without a box. */
const hasBox = (link: Element): boolean => link.getClientRects().length > 0

const whenIdle = (run: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run)
  else setTimeout(run, PAUSE)
}

/** The visitor pays for each byte, or waits for each: nothing is fetched that may not be wanted. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g'
}

/**
 * Web only: has a screen's code before its link is tapped. A pressed link's is fetched while the finger is still down; that of the
 * other links on the screen, one after the other, while the browser has nothing else to do: on a slow phone the code of a screen takes
 * longer to compile and run than its picture to draw. @returns ends it
 */
export const preloadLinks = ({ preload }: Pick<Router, 'preload'>): (() => void) => {
  const seen = new Set<string>()
  let look = 0

  const load = async (address: string): Promise<void> => {
    if (seen.has(address)) return
    seen.add(address)
    try {
      await preload(address)
    } catch (error) {
      // The tap tries again, and says what failed.
      seen.delete(address)
      log('preload failed', errorFacts(error))
    }
  }

  const loadNext = (addresses: readonly string[], mine: number): void => {
    const [address, ...others] = addresses
    if (address === undefined) return
    whenIdle(() => mine === look && void load(address).then(() => loadNext(others, mine)))
  }

  const lookAround = (delay: number): void => {
    const mine = (look += 1)
    if (isSparing()) return
    setTimeout(
      () =>
        whenIdle(() => {
          if (mine !== look) return
          const addresses = [...document.querySelectorAll('a[href]')].filter(hasBox).map(addressOf)
          loadNext(
            [...new Set(addresses)].filter((address) => !seen.has(address)),
            mine,
          )
        }),
      delay,
    )
  }

  const handlePress = ({ target }: Event): void => {
    const link = linkOf(target)
    if (link) void load(addressOf(link))
  }
  const handleTap = (): void => lookAround(AFTER_TAP)

  window.addEventListener('pointerdown', handlePress, { capture: true, passive: true })
  window.addEventListener('click', handleTap, { capture: true, passive: true })
  lookAround(FIRST_LOOK)
  return () => {
    look += 1
    window.removeEventListener('pointerdown', handlePress, { capture: true })
    window.removeEventListener('click', handleTap, { capture: true })
  }
}
