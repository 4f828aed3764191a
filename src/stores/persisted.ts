import { reaction, runInAction, toJS } from 'mobx'
import type { DeviceKey, HostStorage } from '@/platform/storage/contract'

/**
 * Restores a store's value from storage, and writes the value to storage whenever it changes. Call it in the
 * constructor, after `makeAutoObservable`.
 * @param restore called with the stored value; not called if storage contains no value
 * @param value returns the value to store; undefined removes the stored value
 */
export const persisted = <Value>(
  storage: HostStorage,
  key: DeviceKey<Value>,
  restore: (stored: Value) => void,
  value: () => Value | undefined,
): void => {
  const stored = storage.read(key)
  if (stored !== undefined) runInAction(() => restore(stored))
  reaction(
    () => JSON.stringify(value()),
    () => {
      const now = toJS(value())
      if (now === undefined) storage.remove(key)
      else storage.write(key, now)
    },
  )
}
