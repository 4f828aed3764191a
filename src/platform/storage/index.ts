import { callSync, invoke } from '../native'
import { createStorage } from './store'

/** Storage by name and value, as WeChat and FinClip spell it; a full storage throws. */
export const storage = createStorage({
  get: (name) => invoke<string>('getStorageSync', name) || undefined,
  set: (name, text) => {
    invoke('setStorageSync', name, text)
    return 'stored'
  },
  remove: (name) => void callSync('removeStorageSync', name),
  names: () => callSync<{ keys: string[] }>('getStorageInfoSync')?.keys ?? [],
})
