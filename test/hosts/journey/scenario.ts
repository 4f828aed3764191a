import type { Kind } from '../harness/kinds'
import { HOSTS, isTriedIn } from './list'
import type { Stage, Visit } from './stage'

/** One thing that happens inside a host, from a launch on. */
export interface Scenario {
  name: string
  /** Hosts in which it can happen; all three unless told. */
  hosts?: readonly Kind[]
  /**
   * About what the hosts do differently, such as login, payment, storage, sharing or launch: tried in each of them. True by default where it
   * hangs on a call of the host.
   */
  isHostCapability?: boolean
  /** The call of each host that it hangs on: without it the scenario must fail. */
  leansOn?: Partial<Record<Kind, string>>
  run: (stage: Stage) => Promise<void>
}

/** Returns true for a scenario that runs in this host: all three for a host capability, else the one that its name chooses. */
export const happensIn = (
  { name, hosts = HOSTS, leansOn, isHostCapability = leansOn !== undefined }: Scenario,
  kind: Kind,
): boolean => hosts.includes(kind) && (isHostCapability || isTriedIn(kind, name, hosts))

/** The same launch with one call less, and a short timeout: what should come never does. */
export const without = (stage: Stage, call: string): Stage => ({
  ...stage,
  kind: stage.kind,
  texts: stage.texts,
  gateway: stage.gateway,
  did: () => undefined,
  member: () => stage.member(),
  launch: (visit: Visit = {}) => stage.launch({ ...visit, without: [call], timeout: 1_500, mayFail: true }),
})
