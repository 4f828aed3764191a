import { isWholeMatrix } from '../../support/scope'
import type { Kind } from '../harness/kinds'
import { HOSTS, isTriedIn } from './list'
import type { Stage, Visit } from './stage'

/** A scenario inside a host, which starts with a launch. */
export interface Scenario {
  name: string
  /** Hosts in which the scenario can run. Default: all three. */
  hosts?: readonly Kind[]
  /**
   * True for the main scenario of a capability that differs between hosts: login, payment, storage, sharing, scanning,
   * permissions or launch. It runs in all hosts of `hosts`.
   */
  isHostCapability?: boolean
  /** True for a variant of another scenario. It only runs in the whole matrix. */
  isVariant?: boolean
  /** The host call that it requires. Without this call, the scenario must fail. */
  requiresHostCall?: Partial<Record<Kind, string>>
  run: (stage: Stage) => Promise<void>
}

/**
 * Returns true if a scenario runs in this host. A scenario of a host capability runs in all its hosts; any other runs
 * in the host that its name determines. The whole matrix runs all scenarios and variants in all their hosts.
 */
export const happensIn = (
  { name, hosts = HOSTS, isHostCapability = false, isVariant = false }: Scenario,
  kind: Kind,
): boolean => {
  if (!hosts.includes(kind)) return false
  if (isVariant) return isWholeMatrix()
  return isHostCapability || isTriedIn(kind, name, hosts)
}

/**
 * Returns a stage whose launches lack one host call. Its timeout is short, because the host never reaches the state.
 */
export const without = (stage: Stage, call: string): Stage => ({
  ...stage,
  kind: stage.kind,
  texts: stage.texts,
  gateway: stage.gateway,
  did: () => undefined,
  member: () => stage.member(),
  launch: (visit: Visit = {}) => stage.launch({ ...visit, without: [call], timeout: 1_500, mayFail: true }),
})
