import { callSync } from '../native'
import { unsupported } from '../outcome'
import type { CheckUpdate, Reopen } from './contract'

interface UpdateManager {
  onCheckForUpdate(listener: (result?: { hasUpdate?: boolean } | null) => void): void
  onUpdateReady(listener: () => void): void
  onUpdateFailed(listener: () => void): void
  applyUpdate(): void
}

/** Checks by the host's update manager, which has the same API on all three mini-program hosts. */
export const checkUpdate: CheckUpdate = () => {
  const manager = callSync<UpdateManager | null>('getUpdateManager')
  if (!manager) return Promise.resolve(unsupported)
  return new Promise((resolve) => {
    const restart = (): void => {
      try {
        manager.applyUpdate()
      } catch {
        // If restarting fails, the host applies the new version at the next start.
      }
    }
    try {
      manager.onCheckForUpdate((result) => {
        if (!result?.hasUpdate) resolve({ kind: 'none' })
      })
      manager.onUpdateReady(() => resolve({ kind: 'ready', restart }))
      manager.onUpdateFailed(() => resolve({ kind: 'failed' }))
    } catch {
      resolve(unsupported)
    }
  })
}

/** A mini program cannot restart itself. The user must close it and open it again. */
export const reopen: Reopen = () => Promise.resolve(unsupported)
