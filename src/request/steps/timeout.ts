import type { Clock } from '@/lib/clock'
import type { RequestStep } from '../context'

/** The client waits so long (shell §9). Milliseconds. */
const DEFAULT_TIMEOUT = 5_000

/**
 * Gives up waiting after the call's time. The request itself goes on until the platform cuts it, since an order may
 * well have been taken; what comes back late is only logged, by the transport (decision 20).
 */
export const timeout =
  (clock: Clock): RequestStep =>
  async (context, next) => {
    let giveUp = () => {}
    const limit = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    const timer = clock.setTimeout(() => {
      context.timedOut = true
      context.answer = { kind: 'timeout' }
      giveUp()
    }, context.call.timeout ?? DEFAULT_TIMEOUT)
    try {
      await Promise.race([next(), limit])
    } finally {
      clock.clearTimeout(timer)
    }
  }
