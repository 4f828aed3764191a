import { reaction, runInAction, toJS } from 'mobx'
import type { DeviceKey, HostStorage } from '@/platform/storage/contract'

/**
 * Fills a store from storage and writes it back whenever what is kept changes.
 * Call it in the constructor, after `makeAutoObservable`.
 * @param restore takes the kept value; not called when there is none.
 * @param value what to keep; undefined removes it.
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
