import type { HostStorage } from '@/platform/storage/contract'
import { createStorage } from '@/platform/storage/store'

/** Creates the storage of one browser. A tab receives the changes of other tabs only when the test delivers them. */
export const sharedStorage = () => {
  const stored = new Map<string, string>()
  const tabs = new Set<{ waiting: string[]; listener: (name: string) => void }>()
  const state = { refuses: false }

  /** Opens a tab. When the tab is closed, its memory is lost. */
  const open = () => {
    const tab = { waiting: [] as string[], listener: (_name: string): void => undefined }
    const notifyOthers = (name: string) => {
      for (const other of tabs) if (other !== tab) other.waiting.push(name)
    }
    tabs.add(tab)
    const storage: HostStorage = createStorage({
      get: (name) => stored.get(name),
      set: (name, text) => {
        if (state.refuses) throw new Error('QuotaExceededError')
        if (stored.get(name) !== text) notifyOthers(name)
        stored.set(name, text)
        return true
      },
      remove: (name) => {
        if (stored.delete(name)) notifyOthers(name)
      },
      names: () => [...stored.keys()],
      onChange: (listener) => void (tab.listener = listener),
    })
    return {
      storage,
      /** Delivers the changes of all other tabs to this tab. */
      deliver: () => {
        for (const name of tab.waiting.splice(0)) tab.listener(name)
      },
      close: () => void tabs.delete(tab),
    }
  }
  return { stored, state, open }
}
