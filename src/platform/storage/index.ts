import { callSync, invoke } from '../native'
import { createStorage } from './store'

/** Storage on WeChat. `wx.setStorageSync` takes name and value, and throws when the storage is full. */
export const storage = createStorage({
  get: (name) => invoke<string>('getStorageSync', name) || undefined,
  set: (name, text) => {
    invoke('setStorageSync', name, text)
    return true
  },
  remove: (name) => void callSync('removeStorageSync', name),
  names: () => callSync<{ keys: string[] }>('getStorageInfoSync')?.keys ?? [],
})
