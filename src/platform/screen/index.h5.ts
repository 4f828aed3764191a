import { done, neverNotifies, refused, unsupported } from '../outcome'
import type { HostScreen } from './contract'

let lock: WakeLockSentinel | undefined
let enabled = false

/** Requests the lock, and releases it if the screen need not stay on any more. */
const acquire = async (): Promise<void> => {
  const taken = await navigator.wakeLock.request('screen')
  if (enabled) lock = taken
  else await taken.release()
}

/** The browser releases the lock when the page is hidden: requests it again when the page is visible. */
const retake = (): void => {
  if (document.visibilityState === 'visible') acquire().catch(() => undefined)
}

/** Wake Lock. A page cannot access brightness or screen captures. */
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
