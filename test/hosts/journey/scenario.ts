import { isWholeMatrix } from '../../support/scope'
import type { Kind } from '../harness/kinds'
import { HOSTS, isTriedIn } from './list'
import type { Stage, Visit } from './stage'

/** A scenario inside a host, from a launch on. */
export interface Scenario {
  name: string
  /** Hosts in which it can run; all three by default. */
  hosts?: readonly Kind[]
  /**
   * The one scenario of a capability that each host has in its own form: login, payment, storage, sharing, scanning, permissions or launch. It
   * runs in all its hosts.
   */
  isHostCapability?: boolean
  /** True for a variant of another scenario, which runs in the whole matrix only. */
  isVariant?: boolean
  /** The host call that it requires. Without this call, the scenario must fail. */
  requiresHostCall?: Partial<Record<Kind, string>>
  run: (stage: Stage) => Promise<void>
}

/**
 * Returns true for a scenario that runs in this host. A host capability runs in all its hosts, any other scenario in the one that its name
 * chooses. The whole matrix runs each, variants included, in all of them.
 */
export const happensIn = (
  { name, hosts = HOSTS, isHostCapability = false, isVariant = false }: Scenario,
  kind: Kind,
): boolean => {
  if (!hosts.includes(kind)) return false
  if (isVariant) return isWholeMatrix()
  return isHostCapability || isTriedIn(kind, name, hosts)
}

/** Returns a stage whose launches lack one host call. Its timeout is short, because the expected state never comes. */
export const without = (stage: Stage, call: string): Stage => ({
  ...stage,
  kind: stage.kind,
  texts: stage.texts,
  gateway: stage.gateway,
  did: () => undefined,
  member: () => stage.member(),
  launch: (visit: Visit = {}) => stage.launch({ ...visit, without: [call], timeout: 1_500, mayFail: true }),
})
