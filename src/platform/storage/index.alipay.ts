import { callSync, invoke } from '../native'
import { createStorage } from './store'

/**
 * Storage on Alipay. Its call takes one options object and does not throw. The result shows whether the value was
 * stored.
 */
export const storage = createStorage({
  get: (name) => invoke<{ data?: string | null }>('getStorageSync', { key: name }).data ?? undefined,
  set: (name, text) => {
    const answer = invoke<{ success?: boolean; error?: number } | undefined>('setStorageSync', {
      key: name,
      data: text,
    })
    return answer?.success !== false && !answer?.error
  },
  remove: (name) => void callSync('removeStorageSync', { key: name }),
  names: () => callSync<{ keys: string[] }>('getStorageInfoSync')?.keys ?? [],
})
