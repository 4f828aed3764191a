import Taro from '@tarojs/taro'
import type { SystemBack } from './contract'
import { Holds } from './holds'

const holds = new Holds()
const listeners = new Set<() => void>()
/** Number of guards so far. A guard that intercepted a back action is used up. */
let guards = 0
/** True after a navigation of the storefront. There is no guard until the next hold. */
let cleared = false
/** True if the page may contain a guard, including one that is about to be removed. */
let painted = false

const change = (): void => {
  guards += 1
  for (const listener of [...listeners]) listener()
}

/**
 * System back in mini programs, which only intercept it by an element, `page-container` (WeChat 2.16, Alipay). The
 * screen shell renders one while `guard()` is not 0. The element also intercepts `navigateBack`, so a navigation of the
 * storefront waits until it is removed.
 */
export const systemBack: SystemBack = {
  hold: (onBack) => {
    const release = holds.add(onBack)
    cleared = false
    painted = true
    change()
    return () => {
      if (release() && holds.empty) change()
    }
  },
  clear: async () => {
    if (!painted) return
    cleared = true
    painted = false
    change()
    await new Promise<void>((resolve) => Taro.nextTick(resolve))
  },
  rename: () => undefined,
  guard: () => (cleared || holds.empty ? 0 : guards),
  caught: () => {
    if (holds.empty) return
    holds.back()
    change()
  },
  subscribe: (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
