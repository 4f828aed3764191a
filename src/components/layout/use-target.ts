import type { JumpTarget } from '@/api/layout-target'
import type { LinkProps } from '../link/use-link'
import { openTarget, targetLink } from '../open-target'
import { useServices } from '../services'

/** Returns a function that links to a merchant's target, for a picture, an icon, or "view all". */
export function useTarget(): (target: JumpTarget) => LinkProps {
  const services = useServices()
  return (target) => ({ to: targetLink(target), onClick: () => openTarget(target, services) })
}

/** Returns the link for `Section`'s property `more`; undefined if the component already shows everything. */
export function useMore(target: JumpTarget | null): LinkProps | undefined {
  const leadsTo = useTarget()
  return target && target.kind !== 'NONE' ? leadsTo(target) : undefined
}
