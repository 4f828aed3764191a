import { done, neverNotifies, refused, unsupported } from '../outcome'
import type { HostScreen } from './contract'

let lock: WakeLockSentinel | undefined
let enabled = false

/**
 * Requests the wake lock. Releases it at once if the caller has permitted the screen to turn off during the request.
 */
const acquire = async (): Promise<void> => {
  const taken = await navigator.wakeLock.request('screen')
  if (enabled) lock = taken
  else await taken.release()
}

/** Requests the wake lock again when the page becomes visible, because the browser releases it on a hidden page. */
const retake = (): void => {
  if (document.visibilityState === 'visible') acquire().catch(() => undefined)
}

/**
 * Screen functions over the Wake Lock API. A web page can neither change the brightness nor detect or block
 * screenshots.
 */
export const screen: HostScreen = {
  brightness: () => Promise.resolve(unsupported),
  setBrightness: () => Promise.resolve(unsupported),
  keepOn: async (on) => {
    if (!('wakeLock' in navigator)) return unsupported
    enabled = on
    if (!on) {
      document.removeEventListener('visibilitychange', retake)
      await lock?.release().catch(() => undefined)
      lock = undefined
      return done
    }
    document.addEventListener('visibilitychange', retake)
    try {
      await acquire()
      return done
    } catch (error) {
      return refused((error as DOMException | undefined)?.name === 'NotAllowedError' ? 'denied' : 'failed')
    }
  },
  hideFromCapture: () => Promise.resolve(unsupported),
  onCapture: neverNotifies,
}
