import { PageContainer } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { systemBack } from '@/platform/system-back'

/**
 * Catches the system's back in a mini program, while an overlay is open. The element itself is empty. A host allows one
 * per page. After it has caught a back it cannot be reused, so each gets a new key.
 */
export function BackGuard() {
  const guard = useSyncExternalStore(systemBack.subscribe, systemBack.guard)
  if (guard === 0) return null
  return <PageContainer key={guard} show overlay={false} duration={0} onBeforeLeave={systemBack.caught} />
}
