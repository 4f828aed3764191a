import {
  insideOf,
  isPassCode,
  type PassDirection,
  type PassEntry,
  type PassVerdict,
  passVerdict,
} from '../../../../../../src/domain/permit/pass-verdict'
import { OLD_LIST } from '../../../../../../src/domain/permit/permit'
import { localDate } from '../../../../../../src/domain/schedule/local-time'
import type { ListedPass, PassList } from '../../permit/gate-service'
import type { Answer, Judged, Verdict } from './book-types'

/** The zones of a list of passes. Passes and entries are stored separately, because they change. */
export type PassHead = Pick<PassList, 'projectCode' | 'utcOffset' | 'zones'>

/** Passes and their entries, in full or changed. */
export interface PassParts {
  head?: PassHead
  passes?: readonly ListedPass[]
  entries?: readonly PassEntry[]
}

/** Person inside a zone. */
export interface InsidePerson {
  zoneId: string
  name: string
  role: string
  company: string
  /** True if the permit was revoked or suspended after the entry. */
  isMarked: boolean
}

interface Scan {
  text: string
  direction: PassDirection
  gate: string
  /** Epoch ms. */
  at: number
}

/** The work passes of a gate's list, with the entries at all gates. Judges offline by the same rule as the gateway. */
export class PassBook {
  private head: PassHead | null = null
  private readonly byId = new Map<string, ListedPass>()
  private readonly entries = new Map<string, PassEntry>()

  /** True if the list has passes. */
  get isListed(): boolean {
    return this.head !== null
  }

  get zones(): PassHead['zones'] {
    return this.head?.zones ?? []
  }

  /** Returns the pass of a scan, or undefined. */
  pass(permitId: string | null | undefined): ListedPass | undefined {
    return permitId ? this.byId.get(permitId) : undefined
  }

  /** Returns true for the text of a pass that this list can judge. */
  reads(text: string): boolean {
    return this.isListed && isPassCode(text)
  }

  clear(): void {
    this.head = null
    this.byId.clear()
    this.entries.clear()
  }

  /** Adds passes and entries, or replaces those with the same ids. */
  update({ head, passes = [], entries = [] }: PassParts): void {
    if (head) this.head = head
    for (const pass of passes) this.byId.set(pass.permitId, pass)
    for (const entry of entries) this.entries.set(entry.scanId, entry)
  }

  remove(scanId: string): void {
    this.entries.delete(scanId)
  }

  /** Replaces the list. Returns it in the parts that are stored. */
  take(list: PassList | null): PassParts {
    this.clear()
    if (!list) return {}
    const { passes, entries, ...head } = list
    const parts = { head, passes, entries }
    this.update(parts)
    return parts
  }

  /** Applies the changes of the gateway's answer. Returns the parts that changed. */
  apply({ passes }: Pick<Answer, 'passes'>): PassParts {
    const parts = passes ? { passes: passes.passes, entries: passes.entries } : {}
    this.update(parts)
    return parts
  }

  /** Records the admission of a scan at this gate. */
  note({ scanId, permitId, direction, admitted, at }: Judged, gate: string): void {
    if (!admitted || !permitId || !direction) return
    this.update({ entries: [{ scanId, permitId, direction, at, gate, zoneId: this.zoneOf(gate)?.zoneId ?? '' }] })
  }

  /** Judges the text of a pass by the list. */
  scan(scan: Scan): Verdict {
    const verdict = this.judge(scan)
    return {
      ...{ text: scan.text, at: scan.at, direction: scan.direction, admitted: verdict.admitted },
      ...{ reason: verdict.admitted ? null : verdict.reason, entry: null, ticketId: null },
      permitId: verdict.pass?.permitId ?? null,
    }
  }

  private judge({ text, direction, gate, at }: Scan): PassVerdict<ListedPass> {
    const lastOf = (permitId: string, zoneId: string) =>
      [...this.entries.values()]
        .filter((each) => each.permitId === permitId && each.zoneId === zoneId && each.at <= at)
        .sort((one, other) => one.at - other.at)
        .at(-1)
    return passVerdict(text, {
      find: (permitId) => this.byId.get(permitId),
      ...{ lastOf, zone: this.zoneOf(gate) ?? null, direction, now: at },
      date: localDate(at, this.head?.utcOffset ?? 0),
    })
  }

  /** Returns the zone of a door, or undefined. */
  zoneOf(gate: string): PassHead['zones'][number] | undefined {
    return this.zones.find(({ doors }) => doors.includes(gate))
  }

  /** Returns the people who are inside, by zone and name. The list works without a network. */
  inside(): InsidePerson[] {
    return insideOf(this.entries.values())
      .flatMap(({ permitId, zoneId }) => {
        const pass = this.byId.get(permitId)
        if (!pass) return []
        const [{ role, company }] = pass.grants
        return [{ zoneId, name: pass.name, role, company, isMarked: pass.state !== 'VALID' }]
      })
      .sort((one, other) => (one.zoneId + one.name < other.zoneId + other.name ? -1 : 1))
  }

  /** Returns true if the last update is too old, so that the gate may miss a revocation. @param age ms */
  isOld(age: number): boolean {
    return this.isListed && age >= OLD_LIST
  }
}
