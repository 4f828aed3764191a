import type { JumpTarget } from '@/api/layout-target'
import type { LinkProps } from '../link/use-link'
import { openTarget, targetLink } from '../open-target'
import { useServices } from '../services'

/** What leads to a target of the merchant's: a picture, an icon, a "view all". */
export function useTarget(): (target: JumpTarget) => LinkProps {
  const services = useServices()
  return (target) => ({ to: targetLink(target), onClick: () => openTarget(target, services) })
}

/** For `Section`'s `more`: where the rest of a component is, undefined when it is all here. */
export function useMore(target: JumpTarget | null): LinkProps | undefined {
  const leadsTo = useTarget()
  return target && target.kind !== 'NONE' ? leadsTo(target) : undefined
}
