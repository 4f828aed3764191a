import type { NativeApp } from './contract'

/** No native app shows a mini program's pages. */
export const nativeApp: NativeApp = {
  has: () => false,
  connect: () => Promise.resolve(null),
}
