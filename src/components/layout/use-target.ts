import type { JumpTarget } from '@/api/layout-target'
import { openTarget } from '../open-target'
import { useServices } from '../services'

/** Opens what a picture, an icon or a "view all" leads to. */
export function useTarget(): (target: JumpTarget) => void {
  const services = useServices()
  return (target) => void openTarget(target, services)
}

/** For `Section`'s `more`: where the rest of a component is, undefined when it is all here. */
export function useMore(target: JumpTarget | null): { onClick: () => void } | undefined {
  const open = useTarget()
  return target && target.kind !== 'NONE' ? { onClick: () => open(target) } : undefined
}
