import { callNow } from '../native'
import type { CheckUpdate } from './contract'

interface UpdateManager {
  onCheckForUpdate(listener: (result: { hasUpdate: boolean }) => void): void
  onUpdateReady(listener: () => void): void
  onUpdateFailed(listener: () => void): void
  applyUpdate(): void
}

/** The update manager that the three mini-program hosts spell alike. */
export const checkUpdate: CheckUpdate = () => {
  const manager = callNow<UpdateManager>('getUpdateManager')
  if (!manager) return Promise.resolve({ kind: 'unsupported' })
  return new Promise((resolve) => {
    manager.onCheckForUpdate(({ hasUpdate }) => {
      if (!hasUpdate) resolve({ kind: 'none' })
    })
    manager.onUpdateReady(() => resolve({ kind: 'ready', restart: () => manager.applyUpdate() }))
    manager.onUpdateFailed(() => resolve({ kind: 'failed' }))
  })
}
