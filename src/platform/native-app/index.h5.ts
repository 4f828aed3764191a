import { host } from '../host/index.h5'
import { findChannel } from './channel'
import type { NativeApp } from './contract'

/** Other web pages may also have such objects, so the host must also be detected as `native-app`. */
const channel = () => (host.name === 'native-app' ? findChannel() : null)

export const nativeApp: NativeApp = {
  has: () => channel() !== null,
  connect: async (onRefused) => {
    const found = channel()
    if (!found) return null
    const { createBridge } = await import(/* webpackChunkName: "native-app" */ './bridge')
    return createBridge(found, onRefused)
  },
}
