import { PageContainer } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { systemBack } from '@/platform/system-back'

/**
 * The element by which a mini program catches the system's back: empty, and only present below an overlay. A host
 * allows one per page. One that caught a back is used up, so each has its own key.
 */
export function BackGuard() {
  const guard = useSyncExternalStore(systemBack.subscribe, systemBack.guard)
  if (guard === 0) return null
  return <PageContainer key={guard} show overlay={false} duration={0} onBeforeLeave={systemBack.caught} />
}
