import * as v from 'valibot'
import { AT_GATE, ENTRANCE_STATES } from '@/domain/entrance'
import type { Answers } from '@/domain/form-schema/definition'
import { get, post } from '@/request/call'
import { sentAnswer } from './form'
import { type UploadAuth, uploadAuthReader } from './upload'
import { visit } from './visit'
import * as w from './wire'

const form = v.object({ formId: w.text(), version: w.count })

const person = v.object({
  entranceId: v.pipe(v.string(), v.nonEmpty()),
  /** Number of the ticket in its order, from 1. */
  number: w.number(1),
  /** Name on the ticket, or ''. */
  name: w.text(),
  seatDesc: w.text(),
  /** A person with an unknown state is rejected. No known state would be safe to show. */
  state: v.picklist(ENTRANCE_STATES),
  /** Number of the last sent form, or 0. The next form must contain this number. */
  version: w.count,
  /** When the current link was created; null without a link. */
  linkedAt: w.momentOrNull,
  doneAt: w.momentOrNull,
  /** True if another person sent the form through its link. The buyer cannot read it then, so `answers` is empty. */
  isByLink: w.flag(),
  /** Answers of the buyer's own form; empty in lists of visits. */
  answers: w.list(sentAnswer),
})
/** The entrance registration of one ticket. Times in epoch ms. */
export type EntrancePerson = v.InferOutput<typeof person>

const entranceVisit = v.object({
  ...visit,
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  form,
  atGate: w.oneOf(AT_GATE, 'WARN'),
  /** Sent forms can be changed until this time. Missing forms can be sent until `until`, the end of the session. */
  neededBy: w.moment,
  until: w.moment,
  /** Number of people whose form is missing or must be changed. */
  missing: w.count,
  people: w.list(person),
})
/** A visit with the entrance registrations of the buyer's tickets. Times in epoch ms. */
export type EntranceVisit = v.InferOutput<typeof entranceVisit>

/** Parts of the buyer's visits: COMING visits, and PAST visits that are over. */
export type VisitPart = 'COMING' | 'PAST'

interface VisitQuery {
  state?: VisitPart
  voucherId?: string
  orderId?: string
  offset: number
  length: number
}

/**
 * Returns a page of visits that require a form before entry: those of a part, a voucher or an order. The path is not in
 * the specification.
 */
export const entranceVisits = get<VisitQuery, w.Page<EntranceVisit>>('buyer/v1/entrance_registrations', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(entranceVisit),
})

/** Returns the visit of a ticket. This cached read opens without a network. The path is not in the specification. */
export const entranceDetail = get<{ entranceId: string }, EntranceVisit>(
  'buyer/v1/entrance_registrations/{entranceId}',
  { auth: 'buyer', importance: 'high', cache: 'ticket-holder', read: w.reader(entranceVisit) },
)

/** Creates the link of one ticket, and ends its earlier link. The path is not in the specification. */
export const createEntranceLink = post<{ entranceId: string }, { token: string }>(
  'buyer/v1/entrance_registrations/{entranceId}/links',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ token: v.pipe(v.string(), v.nonEmpty()) })) },
)

/** A filled-in form. `version` is the one of the registration on which it is based. */
interface SentForm {
  version: number
  formVersion: number
  answers: Answers
  idempotencyKey: string
}

/** Sends or changes the form of a ticket of the buyer. The path is not in the specification. */
export const sendEntrance = post<SentForm & { entranceId: string }, EntranceVisit>(
  'buyer/v1/entrance_registrations/{entranceId}/answers',
  { auth: 'buyer', importance: 'critical', read: w.reader(entranceVisit) },
)

const linkedEntrance = v.object({
  showName: w.showTitle(),
  /** Start of the session, epoch ms. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
  /** Given name on the ticket, or ''. */
  givenName: w.text(),
  /** Number of the ticket in its order, from 1. */
  number: w.number(1),
  state: v.picklist(ENTRANCE_STATES),
  version: w.count,
  form,
  neededBy: w.moment,
  until: w.moment,
})
/** The form of a link: the visit and one given name, without answers. Times in epoch ms. */
export type LinkedEntrance = v.InferOutput<typeof linkedEntrance>

/** Returns the form of a link, and changes nothing. The path is not in the specification. */
export const linkedEntranceOf = get<{ token: string }, LinkedEntrance>('pub/v1/entrance_registrations/by_token', {
  auth: 'public',
  importance: 'high',
  read: w.reader(linkedEntrance),
})

/** Sends or changes the form that was opened by a link. `token` is the link's. The path is not in the specification. */
export const sendLinkedEntrance = post<SentForm & { token: string }, LinkedEntrance>(
  'pub/v1/entrance_registrations/by_token',
  { auth: 'public', importance: 'critical', read: w.reader(linkedEntrance) },
)

/** Returns a signature for a picture of the form of a link (`uploadAuth`). The path is not in the specification. */
export const linkedUploadAuth = post<{ token: string }, UploadAuth>('pub/v1/entrance_registrations/by_token/uploads', {
  auth: 'public',
  importance: 'high',
  read: uploadAuthReader,
})
