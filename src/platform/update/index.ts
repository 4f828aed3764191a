import { callNow } from '../native'
import { unsupported } from '../outcome'
import type { CheckUpdate, Reopen } from './contract'

interface UpdateManager {
  onCheckForUpdate(listener: (result?: { hasUpdate?: boolean } | null) => void): void
  onUpdateReady(listener: () => void): void
  onUpdateFailed(listener: () => void): void
  applyUpdate(): void
}

/** The update manager that the three mini-program hosts spell alike. */
export const checkUpdate: CheckUpdate = () => {
  const manager = callNow<UpdateManager | null>('getUpdateManager')
  if (!manager) return Promise.resolve({ kind: 'unsupported' })
  return new Promise((resolve) => {
    const restart = (): void => {
      try {
        manager.applyUpdate()
      } catch {
        // The new version is there at the next start anyway.
      }
    }
    try {
      manager.onCheckForUpdate((result) => {
        if (!result?.hasUpdate) resolve({ kind: 'none' })
      })
      manager.onUpdateReady(() => resolve({ kind: 'ready', restart }))
      manager.onUpdateFailed(() => resolve({ kind: 'failed' }))
    } catch {
      resolve({ kind: 'unsupported' })
    }
  })
}

/** A mini program cannot restart itself: its user closes it and opens it again. */
export const reopen: Reopen = () => Promise.resolve(unsupported)
