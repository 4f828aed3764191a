import { parseGateCode } from '../../../../../src/domain/ticket/gate-code'
import { type GateEntry, type GateReason, gateVerdict } from '../../../../../src/domain/ticket/gate-verdict'
import { isPassCode } from '../../../../../src/domain/permit/pass-verdict'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { type PassScan, receivePassReport } from '../permit/gate-service'
import { entriesWith, gateEntries } from './list-service'
import { type ListSource, lockSource, scanTableOf } from './list-source'

/** Maximum age of a scan in ms. An older scan is judged as if it had this age. */
const OLDEST = 24 * 3_600_000

interface GateScan {
  scanId: string
  text: string
  /** Time of the scan, epoch ms, by the gate's copy of the server's clock. */
  at: number
  /** True if the gate has already admitted the visitor. */
  letIn: boolean
  /** Direction of a scan of a work pass; IN by default. */
  direction?: PassScan['direction'] | undefined
}

interface GateUndo {
  scanId: string
  reason: string
  /** Time of the reversal, epoch ms. */
  at: number
}

export interface GateReport {
  sessionId: string
  gate: string
  /** Id of the gate's device. */
  gateId?: string | undefined
  /** The response contains the entries that changed after this time of the gateway's clock. 0 returns all. */
  since: number
  scans: readonly GateScan[]
  reversals: readonly GateUndo[]
}

interface ScanResult {
  scanId: string
  admitted: boolean
  reason: GateReason | null
  ticketId: string | null
  entry: GateEntry | null
}

interface Judging {
  tx: Tx
  source: ListSource
  report: GateReport
  now: number
  lang: Language
  /** Returns the show's ticket ids by static code. Reads them when the first static code is scanned. */
  byStaticCode: () => Promise<ReadonlyMap<string, string>>
}

/** Returns the ticket of a scanned text at the time `at`, or undefined if the show has no such ticket. */
const readTicket = async (text: string, at: number, { source, lang, byStaticCode }: Judging) => {
  const read = parseGateCode(text)
  if (!read) return undefined
  const ticketId = read.kind === 'static' ? (await byStaticCode()).get(read.code) : read.ticketId
  if (ticketId === undefined) return undefined
  const [ticket] = await source.tickets({ at, lang, ticketId })
  return ticket as typeof ticket | undefined
}

/**
 * Returns true if the text is a code that the ticket had at the time of the scan. A ticket id alone proves nothing,
 * because it is not secret.
 */
const isProven = async (source: ListSource, { text, at }: GateScan): Promise<boolean> => {
  const read = parseGateCode(text)
  // A static code is secret, so it proves its ticket.
  return read?.kind === 'static' || (read !== null && (await source.hadCode(read, at)))
}

/**
 * Judges a scan at its time by the same rule as the gate, and stores the entry. A repeated report of a scan changes
 * nothing.
 */
const receive = async (scan: GateScan, judging: Judging): Promise<ScanResult> => {
  const { tx, source, report, now } = judging
  const { sessionId, gate } = report
  const { scanId, text, letIn } = scan
  const table = scanTableOf(sessionId)
  const known = await findRow(tx, table, { scan_id: scanId })
  if (known) {
    const { ticket_id: ticketId, counts, reason } = known
    return {
      ...{ scanId, admitted: counts, reason: reason as GateReason | null, ticketId },
      entry: counts ? null : ((await entriesWith(tx, sessionId, ticketId)).at(-1) ?? null),
    }
  }
  const at = Math.min(now, Math.max(now - OLDEST, scan.at))
  const ticket = await readTicket(text, at, judging)
  const places = ticket?.places ?? 1
  const entries = ticket ? await entriesWith(tx, sessionId, ticket.ticketId) : []
  const last = entries[places - 1] as GateEntry | undefined
  const verdict = gateVerdict(text, { find: () => ticket, entryOf: () => last, ...{ sessionId, gate, now: at } })
  const proven = verdict.admitted || (await isProven(source, scan))
  const refusal = letIn && !proven ? 'unproven' : null
  const [reason, entry] = verdict.admitted ? [null, null] : [refusal ?? verdict.reason, verdict.entry]
  if (ticket && (verdict.admitted || letIn)) {
    const counts = proven && last === undefined
    await tx
      .insertInto(table)
      .values({
        ...{ scan_id: scanId, ticket_id: ticket.ticketId, session_id: sessionId, gate, at, received_at: now, counts },
        ...{ reason, undone_at: null, undo_reason: null },
      })
      .execute()
    if (counts) await source.setEntries(tx, ticket.ticketId, entries.length + 1)
  }
  return { scanId, admitted: verdict.admitted, reason, ticketId: ticket?.ticketId ?? null, entry }
}

const undo = async ({ scanId, reason }: GateUndo, { tx, source, report, now }: Judging): Promise<void> => {
  const { sessionId } = report
  const undone = await tx
    .updateTable(scanTableOf(sessionId))
    .set({ undone_at: now, undo_reason: reason })
    .where('scan_id', '=', scanId)
    .where('session_id', '=', sessionId)
    .where('undone_at', 'is', null)
    .returning(['ticket_id', 'counts'])
    .executeTakeFirst()
  if (!undone?.counts) return
  const { ticket_id: ticketId } = undone
  await source.setEntries(tx, ticketId, (await entriesWith(tx, sessionId, ticketId)).length)
}

/**
 * Applies a gate's scans in the order of their time. Returns the verdict of each scan, and the changes at all gates
 * after `since`. An entry with a used ticket becomes a double, which happens if two gates are offline. Work passes have
 * their own rule and entries. Throws `Refusal` notFound for an unknown session.
 */
export const receiveReport = ({ db, clock }: Gateway, report: GateReport, lang: Language) =>
  db.transaction().execute(async (tx) => {
    const source = await lockSource(tx, report)
    const now = clock.now()
    const { sessionId: listId, gate, gateId = '', since } = report
    const passScans = report.scans
      .filter(({ text }) => isPassCode(text))
      .map((scan) => ({ ...scan, direction: scan.direction ?? ('IN' as const) }))
    const passes = await receivePassReport(tx, { listId, gate, gateId, since, scans: passScans, now, lang })
    let codes: Promise<ReadonlyMap<string, string>> | undefined
    const byStaticCode = () => (codes ??= source.staticCodes())
    const judging: Judging = { tx, source, report, now, lang, byStaticCode }
    const results: ScanResult[] = []
    const steps = [
      ...report.scans
        .filter(({ text }) => !passes || !isPassCode(text))
        .map((scan) => ({
          at: scan.at,
          run: async () => void results.push(await receive(scan, judging)),
        })),
      ...report.reversals.map((each) => ({ at: each.at, run: () => undo(each, judging) })),
    ]
    for (const { run } of steps.sort((one, other) => one.at - other.at)) await run()
    return { now, results, passes, ...(await gateEntries(tx, report.sessionId, report.since)) }
  })
