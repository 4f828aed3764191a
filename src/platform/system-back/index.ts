import Taro from '@tarojs/taro'
import type { SystemBack } from './contract'
import { Holds } from './holds'

const holds = new Holds()
const listeners = new Set<() => void>()
/** Number of guards: one that caught a back is used up. */
let guards = 0
/** True after a navigation of our own, without a guard until the next hold. */
let cleared = false
/** True if a guard may be on the page, also one that is no longer needed but not yet removed. */
let painted = false

const change = (): void => {
  guards += 1
  for (const listener of [...listeners]) listener()
}

/**
 * Mini programs only catch the system's back by an element, `page-container` (WeChat 2.16, Alipay). The shell shows one
 * while `guard()` is not 0. It also catches `navigateBack`, so that a navigation of our own waits until it is removed.
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
