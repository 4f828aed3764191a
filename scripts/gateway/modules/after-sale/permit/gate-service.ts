import {
  type GatePass,
  type GateZone,
  type PassEntry,
  type PassReason,
  passVerdict,
} from '../../../../../src/domain/permit/pass-verdict'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { codeDistance, parseGateCode } from '../../../../../src/domain/ticket/gate-code'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { KEY_SLACK } from '../../trade/voucher/gate-service'
import { lastEntry, passEntries } from './scan-service'
import type { Permit } from './state-service'

const PREFIX = 'permits_'

/** A pass with its details for stewards. */
export interface ListedPass extends GatePass {
  name: string
  /** WebP in base64; '' without a photo. */
  photo: string
  number: string
}

/** The passes of a project, with which a gate can work offline. */
export interface PassList {
  projectCode: string
  utcOffset: number
  zones: GateZone[]
  passes: ListedPass[]
  entries: PassEntry[]
}

/** A scan of a pass by a gate. */
export interface PassScan {
  scanId: string
  text: string
  direction: 'IN' | 'OUT'
  /** Epoch ms. */
  at: number
  /** True if the gate has already admitted the person. */
  letIn: boolean
}

/** Returns the project of a gate's list of passes only, or null for other lists. */
export const parsePassList = (listId: string): string | null =>
  listId.startsWith(PREFIX) ? listId.slice(PREFIX.length) : null

/** Returns the projects whose days are not over, as lists of passes for gates. */
export const passLists = async (db: Db, now: number, lang: Language) => {
  const projects = await listRows(db, 'permit_projects', {}, 'project_code')
  return projects
    .filter((row) => row.last_day >= localDate(now, row.utc_offset))
    .map(({ project_code: code, name, first_day: first, last_day: last }) => ({
      ...{ sessionId: PREFIX + code, showName: name[lang], sessionName: `${first} – ${last}` },
    }))
}

/** Returns the project whose passes a gate's list has: its own, or that of the session's show. */
const projectOfList = async (db: Db | Tx, listId: string): Promise<Row<'permit_projects'> | undefined> => {
  const code = parsePassList(listId)
  if (code !== null) return found(await findRow(db, 'permit_projects', { project_code: code }))
  const session = await findRow(db, 'sessions', { session_id: listId })
  return session && findRow(db, 'permit_projects', { show_id: session.show_id })
}

const zonesOf = async (db: Db | Tx, projectCode: string, lang: Language): Promise<GateZone[]> =>
  (await listRows(db, 'permit_zones', { project_code: projectCode }, 'letter')).map((row) => ({
    ...{ zoneId: row.zone_id, letter: row.letter, name: row.name[lang], color: row.color },
    ...{ doors: row.doors, counts: row.counts },
  }))

/**
 * Returns the doors of the zones in the list's project, from which a steward chooses one. Returns [] for a list without
 * a project.
 */
export const passDoors = async (db: Db, listId: string, lang: Language) => {
  const project = await projectOfList(db, listId)
  if (!project) return []
  const zones = await zonesOf(db, project.project_code, lang)
  return zones.flatMap(({ doors, letter, name }) =>
    doors.map((door) => ({ gate: door, name: `${door} · ${letter} ${name}` })),
  )
}

/** States of permits that are valid, or were valid before. */
const GATE_STATES = ['APPROVED', 'SUSPENDED', 'REVOKED', 'WITHDRAWN'] as const

const stateOf = ({ state }: Permit): GatePass['state'] =>
  state === 'APPROVED' ? 'VALID' : state === 'SUSPENDED' ? 'SUSPENDED' : 'REVOKED'

interface PassQuery {
  lang: Language
  /** Time of the scan, epoch ms. */
  at: number
  permitId?: string
  /** Returns only the passes of people with a permit that changed from this time on, epoch ms. */
  changedSince?: number
}

/** Returns the keys of permits at a time. A key ends with its login, its replacement or its lifetime. */
const keysAt = async (db: Db | Tx, permitIds: readonly string[], at: number) => {
  const rows = await db
    .selectFrom('permit_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .select(['k.permit_id', 'k.key_id', 'k.secret', 'k.issued_at', 'k.ends_at', 'k.ended_at', 'l.ended_at as logout'])
    .where('k.permit_id', 'in', ['', ...permitIds])
    .execute()
  const keys = new Map<string, Pick<GatePass, 'key'> & { endedKeys: string[] }>()
  for (const { permit_id: id, key_id: keyId, secret, issued_at: issued, ends_at: endsAt, ended_at, logout } of rows) {
    const own = keys.get(id) ?? { key: null, endedKeys: [] }
    if (Math.min(ended_at ?? Infinity, logout ?? Infinity, endsAt) <= at) own.endedKeys.push(keyId)
    else if (issued <= at + KEY_SLACK) own.key = { keyId, secret, endsAt }
    keys.set(id, own)
  }
  return keys
}

/**
 * Returns the passes of a project. A pass contains the grants of all approved permits of the person, so that another
 * role extends the same pass.
 */
const gatePasses = async (
  db: Db | Tx,
  projectCode: string,
  { lang, at, permitId, changedSince }: PassQuery,
): Promise<ListedPass[]> => {
  const people = db
    .selectFrom('permits')
    .select('person_key')
    .where('project_code', '=', projectCode)
    .$if(permitId !== undefined, (query) => query.where('permit_id', '=', permitId ?? ''))
    .$if(changedSince !== undefined, (query) => query.where('changed_at', '>=', changedSince ?? 0))
  const rows = await db
    .selectFrom('permits')
    .selectAll()
    .where('project_code', '=', projectCode)
    .where('person_key', 'in', people)
    .where('state', 'in', GATE_STATES)
    .orderBy('permit_id')
    .execute()
  const [roles, companies, keys] = await Promise.all([
    listRows(db, 'permit_roles', { project_code: projectCode }),
    listRows(db, 'permit_companies', { project_code: projectCode }),
    keysAt(
      db,
      rows.map((row) => row.permit_id),
      at,
    ),
  ])
  const grantOf = (row: Permit) => ({
    role: found(roles.find((each) => each.role_id === row.role_id)).name[lang],
    company: found(companies.find((each) => each.company_id === row.company_id)).name[lang],
    ...{ zoneIds: row.zone_ids, days: row.days },
  })
  const approved = rows.filter(({ state }) => state === 'APPROVED')
  return rows.map((row) => {
    const others = approved.filter((each) => each.person_key === row.person_key && each !== row)
    return {
      ...{ permitId: row.permit_id, number: row.permit_id.slice(-6).toUpperCase(), state: stateOf(row) },
      ...{ name: row.name, photo: row.photo, grants: [row, ...others].map(grantOf) },
      ...(keys.get(row.permit_id) ?? { key: null, endedKeys: [] }),
    }
  })
}

/** Returns the passes of a gate's list; null if the list has no project. */
export const passList = async (db: Db, listId: string, now: number, lang: Language): Promise<PassList | null> => {
  const project = await projectOfList(db, listId)
  if (!project) return null
  const { project_code: projectCode, utc_offset: utcOffset } = project
  const passes = await gatePasses(db, projectCode, { lang, at: now })
  const [zones, entries] = [await zonesOf(db, projectCode, lang), await passEntries(db, projectCode)]
  return { projectCode, utcOffset, zones, passes, entries }
}

interface PassReport {
  listId: string
  /** Door of the gate. */
  gate: string
  /** Id of the gate's device; '' for a gate that sends none. */
  gateId: string
  /** Time of the gate's last update, epoch ms. 0 returns no changes, because the gate has no list. */
  since: number
  scans: readonly PassScan[]
  now: number
  lang: Language
}

export interface PassResult {
  scanId: string
  admitted: boolean
  reason: PassReason | null
  permitId: string | null
}

/** Overlap of two updates in ms, for transactions that were open at the last one. */
const OVERLAP = 60_000

/** Returns true if the text is a code that the pass had at the time of the scan. */
const isProven = async (tx: Tx, { text, at }: PassScan): Promise<boolean> => {
  const read = parseGateCode(text)
  if (read?.kind !== 'rotating') return false
  const { ticketId, keyId, code } = read
  const key = await findRow(tx, 'permit_keys', { permit_id: ticketId, key_id: keyId })
  return key !== undefined && codeDistance(ticketId, { keyId, secret: key.secret }, code, at, 'permit') !== null
}

/** Judges a scan by the same rule as the gate, and stores an admission. A repeated report changes nothing. */
const receiveScan = async (
  tx: Tx,
  project: Row<'permit_projects'>,
  zone: GateZone | null,
  scan: PassScan,
  { gate, now, lang }: PassReport,
): Promise<PassResult> => {
  const { scanId, text, direction, letIn } = scan
  const at = Math.min(scan.at, now)
  const known = await findRow(tx, 'permit_scans', { scan_id: scanId })
  if (known) return { scanId, admitted: true, reason: null, permitId: known.permit_id }
  const read = parseGateCode(text)
  const id = read?.kind === 'rotating' ? read.ticketId : ''
  const zoneId = zone?.zoneId ?? ''
  const passes = await gatePasses(tx, project.project_code, { lang, at, permitId: id })
  const last = await lastEntry(tx, { permitId: id, zoneId, until: at })
  const verdict = passVerdict(text, {
    find: (permitId) => passes.find((pass) => pass.permitId === permitId),
    ...{ lastOf: () => last, zone, direction, date: localDate(at, project.utc_offset), now: at },
  })
  // A gate without a network may have admitted the person by an older list. Then the person is inside.
  const isInside = letIn && verdict.pass !== null && (await isProven(tx, scan))
  if (verdict.pass && (verdict.admitted || isInside))
    await tx
      .insertInto('permit_scans')
      .values({
        ...{ scan_id: scanId, project_code: project.project_code, permit_id: id, zone_id: zoneId, direction, gate },
        ...{ at, received_at: now },
      })
      .execute()
  const reason = verdict.admitted ? null : verdict.reason
  return { scanId, admitted: verdict.admitted, reason, permitId: verdict.pass?.permitId ?? null }
}

/**
 * Applies a gate's scans of passes in the order of their times, and records that the gate has the changes up to now.
 * Returns the verdicts, and the changes since the gate's last update. Returns undefined for a list without passes.
 */
export const receivePassReport = async (tx: Tx, report: PassReport) => {
  const { listId, gate, gateId, since, scans, now, lang } = report
  const project = await projectOfList(tx, listId)
  if (!project) return undefined
  const { project_code: projectCode } = project
  const zones = await zonesOf(tx, projectCode, lang)
  const zone = zones.find(({ doors }) => doors.includes(gate)) ?? null
  const ids = scans.flatMap(({ text }) => {
    const read = parseGateCode(text)
    return read?.kind === 'rotating' ? [read.ticketId] : []
  })
  // Scans of one pass at two gates are judged one after another.
  await tx
    .selectFrom('permits')
    .select('permit_id')
    .where('permit_id', 'in', ['', ...ids])
    .orderBy('permit_id')
    .forNoKeyUpdate()
    .execute()
  const results: PassResult[] = []
  for (const scan of [...scans].sort((one, other) => one.at - other.at))
    results.push(await receiveScan(tx, project, zone, scan, report))
  if (since === 0) return { results, passes: [], entries: [] }
  if (gateId !== '')
    await tx
      .insertInto('permit_gates')
      .values({ project_code: projectCode, gate_id: gateId, gate, updated_at: now })
      .onConflict((conflict) => conflict.columns(['project_code', 'gate_id']).doUpdateSet({ gate, updated_at: now }))
      .execute()
  return {
    results,
    passes: await gatePasses(tx, projectCode, { lang, at: now, changedSince: since - OVERLAP }),
    entries: await passEntries(tx, projectCode, since - OVERLAP),
  }
}

/** Returns the gates that have passes of a project, with the times of their last updates. */
export const gatesOfProject = (db: Db, projectCode: string): Promise<Row<'permit_gates'>[]> =>
  listRows(db, 'permit_gates', { project_code: projectCode }, 'gate')
