import type { Router } from '@/router/navigate'
import { errorFacts, log } from './log'

/** Time until the first scan for links, ms, so that the first screen and its pictures load before. */
const FIRST_LOOK = 2_000
/** Milliseconds from a tap to the next scan, when its screen is drawn. */
const AFTER_TAP = 300
/** Milliseconds of a pause, in browsers without idle callbacks. */
const PAUSE = 50

/** Returns the link around the pressed element. */
const linkOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null

const addressOf = (link: Element): string => link.getAttribute('href') ?? ''

/** Returns true for a link on the screen or in an overlay; pages below have no box. */
const hasBox = (link: Element): boolean => link.getClientRects().length > 0

const whenIdle = (run: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run)
  else setTimeout(run, PAUSE)
}

/** Returns true on a slow or metered network, where nothing is fetched in advance. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g'
}

/**
 * Web only: loads a screen's code before its link is tapped. The code of a pressed link is fetched while the finger is
 * still down. The code of the other links on the screen follows one by one while the browser is idle. On a slow phone,
 * a screen's code takes longer to compile and run than its picture to draw. @returns ends it
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
      // The tap retries and reports a failure.
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
