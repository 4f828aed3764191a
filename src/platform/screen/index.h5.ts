import { done, neverNotifies, refused, unsupported } from '../outcome'
import type { HostScreen } from './contract'

let lock: WakeLockSentinel | undefined
let wanted = false

/** The lock may come after the screen is no longer wanted on. */
const acquire = async (): Promise<void> => {
  const taken = await navigator.wakeLock.request('screen')
  if (wanted) lock = taken
  else await taken.release()
}

/** The browser lets go of the lock when the page is hidden: it is taken again when it comes back. */
const retake = (): void => {
  if (document.visibilityState === 'visible') acquire().catch(() => undefined)
}

/** A page can keep the screen on; brightness and captures are beyond it. */
export const screen: HostScreen = {
  brightness: () => Promise.resolve(unsupported),
  setBrightness: () => Promise.resolve(unsupported),
  keepOn: async (on) => {
    if (!('wakeLock' in navigator)) return unsupported
    wanted = on
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
