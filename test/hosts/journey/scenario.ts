import type { Kind } from '../harness/kinds'
import { HOSTS } from './list'
import type { Stage, Visit } from './stage'

/** One thing that happens inside a host, from a launch on. */
export interface Scenario {
  name: string
  /** Hosts in which it can happen; all three unless told. */
  hosts?: readonly Kind[]
  /** The call of each host that it hangs on: without it the scenario must fail. */
  leansOn?: Partial<Record<Kind, string>>
  run: (stage: Stage) => Promise<void>
}

export const happensIn = ({ hosts = HOSTS }: Scenario, kind: Kind): boolean => hosts.includes(kind)

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
