import type { NativeApp } from './contract'

/** Mini programs are never embedded in a native app. */
export const nativeApp: NativeApp = {
  has: () => false,
  connect: () => Promise.resolve(null),
}
