import Taro from '@tarojs/taro'
import type { SystemBack } from './contract'
import { Holds } from './holds'

const holds = new Holds()
const listeners = new Set<() => void>()
/** Number of the last guard element. An element that has intercepted one back action does not intercept another. */
let guards = 0
/** True after the storefront has navigated. No guard element exists until the next hold. */
let cleared = false
/** True if the page may contain a guard, including one that is about to be removed. */
let painted = false

const change = (): void => {
  guards += 1
  for (const listener of [...listeners]) listener()
}

/**
 * System back in mini programs, where only the element `page-container` intercepts it (WeChat 2.16, Alipay). The screen
 * shell renders one element while `guard()` is not 0. The element also intercepts `navigateBack`, so navigation of the
 * storefront waits until the element is removed.
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
