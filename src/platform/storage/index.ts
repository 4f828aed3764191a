import { callSync, invoke } from '../native'
import { createStorage } from './store'

/** `wx.setStorageSync` takes name and value; it throws when the storage is full. */
export const storage = createStorage({
  get: (name) => invoke<string>('getStorageSync', name) || undefined,
  set: (name, text) => {
    invoke('setStorageSync', name, text)
    return true
  },
  remove: (name) => void callSync('removeStorageSync', name),
  names: () => callSync<{ keys: string[] }>('getStorageInfoSync')?.keys ?? [],
})
