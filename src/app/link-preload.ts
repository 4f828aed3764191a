import type { Router } from '@/router/navigate'
import { errorFacts, log } from './log'

/** Time until the first scan for links, ms, so that the first screen and its pictures load first. */
const FIRST_LOOK = 2_000
/** Delay from a tap to the next scan, ms. The new screen is drawn during this time. */
const AFTER_TAP = 300
/** Pause between two preloads in browsers without idle callbacks, ms. */
const PAUSE = 50

/** Returns the link that contains the pressed element. */
const linkOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null

const addressOf = (link: Element): string => link.getAttribute('href') ?? ''

/** Returns true for a link on the current screen or in an overlay. Links on hidden pages have no layout box. */
const hasBox = (link: Element): boolean => link.getClientRects().length > 0

const whenIdle = (run: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run)
  else setTimeout(run, PAUSE)
}

/** Returns true on a slow or metered network, where the app preloads nothing. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g'
}

/**
 * Loads the code of a screen before its link is tapped (web only). Pressing a link loads its code before the finger is
 * lifted. The code of other visible links is loaded one by one while the browser is idle. On a slow phone, compiling
 * and running a screen's code takes longer than drawing it. @returns stops the preloading
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
      // A failed preload is ignored here. The tap loads the code again and reports a failure.
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
