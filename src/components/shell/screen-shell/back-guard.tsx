import { PageContainer } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { systemBack } from '@/platform/system-back'

/**
 * Catches the system's back action in a mini program while an overlay is open. The element itself is empty. A host
 * allows one such element per page. An element cannot be reused after it has caught a back action, so each new one gets
 * a new key.
 */
export function BackGuard() {
  const guard = useSyncExternalStore(systemBack.subscribe, systemBack.guard)
  if (guard === 0) return null
  return <PageContainer key={guard} show overlay={false} duration={0} onBeforeLeave={systemBack.caught} />
}
