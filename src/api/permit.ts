import * as v from 'valibot'
import type { Answers } from '@/domain/form-schema/definition'
import { CHANGE_REASONS, END_REASONS, PERMIT_STATES, PROJECT_PHASES } from '@/domain/permit/permit'
import { get, post } from '@/request/call'
import { sentAnswer } from './form'
import { keyPlace } from './gate-key'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())
const form = v.object({ formId: id, version: w.number(1) })

/** Colors of zones. Pages also show the letter and the name. */
export const ZONE_COLORS = ['RED', 'ORANGE', 'GREEN', 'BLUE', 'PURPLE'] as const

const zone = v.object({
  zoneId: id,
  letter: w.text(),
  name: w.text(),
  color: w.oneOf(ZONE_COLORS, 'BLUE'),
  /** Two people of the merchant approve. */
  needsTwo: w.flag(),
})
/** A zone of the place. */
export type PermitZone = v.InferOutput<typeof zone>

const head = {
  projectCode: id,
  name: w.text(),
  venueName: w.text(),
  utcOffset: w.utcOffset,
  /** Local dates of the work. */
  firstDay: w.text(),
  lastDay: w.text(),
  /** The company confirms its applicants. */
  isConfirmed: w.flag(true),
  /** Person who answers questions. */
  contact: v.object({ name: w.text(), phone: w.text() }),
}

const role = v.object({
  roleId: id,
  name: w.text(),
  /** Zones of the role. Others need a sentence. */
  zoneIds: w.list(w.text()),
  /** Places left. */
  left: w.count,
  /** False for a role whose confirmed applications need no decision. */
  isReviewed: w.flag(true),
  form,
})

const project = v.object({
  ...head,
  rules: w.list(w.text()),
  phase: w.oneOf(PROJECT_PHASES, 'CLOSED'),
  opensAt: w.moment,
  closesAt: w.moment,
  /** Local dates that are not over. */
  days: w.list(w.text()),
  /** Hours in which the merchant decides. */
  decidesIn: w.count,
  zones: w.list(zone),
  roles: w.list(role),
})
/** An event whose workers need permits. Times in epoch ms. The resource is not in the specification. */
export type WorkProject = v.InferOutput<typeof project>
export type PermitRole = WorkProject['roles'][number]

const company = v.object({
  companyId: id,
  name: w.text(),
  projectCode: id,
  /** Places left by role. */
  left: w.list(v.object({ roleId: id, count: w.count })),
})
/** The company for which an account works in a project. */
export type PermitCompany = v.InferOutput<typeof company>

const permit = v.object({
  permitId: id,
  number: w.text(),
  /** A permit with an unknown state is rejected. No known state would be safe to show. */
  state: v.picklist(PERMIT_STATES),
  /** Increases with each change. A change must contain the version on which it is based. */
  version: w.count,
  reason: v.fallback(v.nullable(v.picklist(END_REASONS)), null),
  name: w.text(),
  /** Small photo: WebP in base64, or ''. */
  photo: w.text(),
  project: v.object(head),
  role: v.object({ roleId: id, name: w.text() }),
  companyName: w.text(),
  zones: w.list(zone),
  /** Local dates. */
  days: w.list(w.text()),
  zoneReason: w.text(),
  createdAt: w.moment,
  validFrom: w.moment,
  validTo: w.moment,
  /** Ids of the zones in which the person is, by the gates. */
  inside: w.list(w.text()),
  /** Time by which the merchant decides. */
  decidesBy: w.moment,
  form,
  /** NEEDS_CHANGE: the fields to change, the reason, and the sentence of a person. */
  changes: w.objectOrNull(
    v.object({ fieldIds: w.list(w.text()), reason: w.oneOf(CHANGE_REASONS, 'OTHER'), note: w.text() }),
  ),
  /** Answers of the application. Lists contain none. */
  answers: w.list(v.omit(sentAnswer, ['personKey'])),
  /** Key of the pass. Lists contain none. */
  ...keyPlace,
  /** End of the key's lifetime, 0 without a key. */
  keyEndsAt: w.optional(w.moment),
  /** History, the oldest step first. */
  steps: w.list(v.object({ state: v.picklist(PERMIT_STATES), at: w.moment })),
})
/** A work permit of the account. Times in epoch ms. */
export type Permit = v.InferOutput<typeof permit>

/** Returns a project, without a login. The path is not in the specification. */
export const workProject = get<{ projectCode: string }, WorkProject>('pub/v1/work_permits/projects/{projectCode}', {
  ...{ auth: 'public', importance: 'high', read: w.reader(project) },
})

/** Joins the company of a code. The path is not in the specification. */
export const joinCompany = post<{ companyCode: string }, PermitCompany>('buyer/v1/work_permits/join', {
  ...{ auth: 'buyer', importance: 'critical', read: w.reader(company) },
})

/** Returns the company that the account has joined in a project, or null. The path is not in the specification. */
export const permitCompany = get<{ projectCode: string }, { company: PermitCompany | null }>(
  'buyer/v1/work_permits/companies/{projectCode}',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ company: w.objectOrNull(company) })) },
)

export interface PermitRequest {
  projectCode: string
  roleId: string
  /** Local dates. */
  days: readonly string[]
  zoneIds: readonly string[]
  /** Reason for zones that do not belong to the role, or ''. */
  zoneReason: string
  /** Version of the role's form, and the answers. */
  formVersion: number
  answers: Answers
  idempotencyKey: string
}

/** Applies for a permit. The path is not in the specification. */
export const createPermit = post<PermitRequest, Permit>('buyer/v1/work_permits', {
  ...{ auth: 'buyer', importance: 'critical', read: w.reader(permit) },
})

/**
 * Returns a page of the account's permits. Events that end last come first, and within an event active permits. This
 * cached read works offline. The path is not in the specification.
 */
export const permits = get<{ offset: number; length: number }, w.Page<Permit>>('buyer/v1/work_permits', {
  ...{ auth: 'buyer', importance: 'high', cache: 'ticket-holder', read: w.pageReader(permit) },
})

/** Returns a permit. This cached read opens without a network. The path is not in the specification. */
export const permitDetail = get<{ permitId: string }, Permit>('buyer/v1/work_permits/{permitId}', {
  ...{ auth: 'buyer', importance: 'high', cache: 'ticket-holder', read: w.reader(permit) },
})

/** Sends the changes that the merchant requested. Other fields do not change. The path is not in the specification. */
export const changePermit = post<{ permitId: string; version: number; answers: Answers }, Permit>(
  'buyer/v1/work_permits/{permitId}/answers',
  { auth: 'buyer', importance: 'critical', read: w.reader(permit) },
)

/** Withdraws a permit or an application. The path is not in the specification. */
export const withdrawPermit = post<{ permitId: string; version: number }, Permit>(
  'buyer/v1/work_permits/{permitId}/withdraw',
  { auth: 'buyer', importance: 'critical', read: w.reader(permit) },
)

const key = v.object({
  permitId: id,
  keyId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,20}$/)),
  /** Secret of 32 bytes in base64url. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** End of its lifetime. */
  endsAt: w.moment,
})
/** The key with which this device computes the code of a pass. */
export type PassKey = v.InferOutput<typeof key>

/** Returns the key of a pass to this device. A key of another device ends. The path is not in the specification. */
export const passKey = get<{ permitId: string }, PassKey>('buyer/v1/work_permits/{permitId}/key', {
  ...{ auth: 'buyer', importance: 'critical', read: w.reader(key) },
})
