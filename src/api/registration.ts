import * as v from 'valibot'
import type { Answers } from '@/domain/form-schema/definition'
import { ID_TYPES } from '@/domain/identity/id-type'
import { REGISTRATION_STATES, REJECT_REASONS } from '@/domain/open-show/open-show'
import { get, post } from '@/request/call'
import { sentAnswer } from './form'
import { formOrNull, openShow } from './open-show'
import * as w from './wire'

const person = v.object({
  personId: v.pipe(v.string(), v.nonEmpty()),
  /** Key of the person in the answers. */
  personKey: w.text(),
  name: w.text(),
  idType: w.oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked. */
  idNo: w.text(),
})

const registration = v.object({
  registrationId: v.pipe(v.string(), v.nonEmpty()),
  /** A registration with an unknown state is rejected. No known state would be safe to show. */
  state: v.picklist(REGISTRATION_STATES),
  reason: v.fallback(v.nullable(v.picklist(REJECT_REASONS)), null),
  show: openShow,
  /** Requested sessions, the preferred one first. */
  sessionIds: w.list(w.text()),
  /** Session in which the registration has places or waits for them; '' before a draw, and if it has no places. */
  sessionId: w.text(),
  quantity: w.count,
  /** People whom the venue has admitted. */
  came: w.count,
  people: w.list(person),
  /** First start and last end of the sessions that are still possible. */
  startsAt: w.moment,
  endsAt: w.moment,
  /** Until then a cancellation does not count against the buyer. */
  cancelUntil: w.moment,
  /** Form of the answers, or null. */
  form: formOrNull,
  /** Stored answers. Lists of registrations contain none. */
  answers: w.list(sentAnswer),
  /** NEEDS_CHANGE: the fields whose change the merchant requests, and the deadline. */
  changes: w.objectOrNull(v.object({ fieldIds: w.list(w.text()), until: w.moment })),
  /** History, the oldest step first. */
  steps: w.list(v.object({ state: v.picklist(REGISTRATION_STATES), at: w.moment })),
  /** Increases with each change. A change must contain the version on which it is based. */
  version: w.number(1),
  /** Hash of this registration in the list of a draw. */
  drawHash: w.text(),
  isLate: w.flag(),
  /** True if it counts against the buyer (decision 138). */
  counts: w.flag(),
})
/** A registration of the buyer for an open show. Times in epoch ms. */
export type Registration = v.InferOutput<typeof registration>

export interface RegistrationRequest {
  showId: string
  /** Requested sessions, the preferred one first. */
  sessionIds: readonly string[]
  /** Attendees of a show with documents. */
  audienceIds: readonly string[]
  /** Number of people without documents, else 0. */
  quantity: number
  /** 32 random hex digits of this device, so that only the applicant knows the registration in a draw's list. */
  salt: string
  idempotencyKey: string
  /** Version of the show's form, and the answers; absent without a form. */
  formVersion?: number
  answers?: Answers
}

/** Registers for an open show. The path is not in the specification. */
export const createRegistration = post<RegistrationRequest, Registration>(
  'buyer/v1/open_shows/{showId}/registrations',
  { auth: 'buyer', importance: 'critical', read: w.reader(registration) },
)

/** Parts of the buyer's registrations: OPEN has no decision yet, COMING has a coming session, PAST is past or ended. */
export type RegistrationPart = 'OPEN' | 'COMING' | 'PAST'

/** Returns a page of the buyer's registrations, of a part or for one show. The path is not in the specification. */
export const registrations = get<
  { state?: RegistrationPart; showId?: string; offset: number; length: number },
  w.Page<Registration>
>('buyer/v1/registrations', { auth: 'buyer', importance: 'high', read: w.pageReader(registration) })

/** Returns a registration. This cached read opens without a network. The path is not in the specification. */
export const registrationDetail = get<{ registrationId: string }, Registration>(
  'buyer/v1/registrations/{registrationId}',
  { auth: 'buyer', importance: 'high', cache: 'ticket-holder', read: w.reader(registration) },
)

/** Sends the changes that the merchant requested. Other fields do not change. The path is not in the specification. */
export const changeRegistration = post<{ registrationId: string; version: number; answers: Answers }, Registration>(
  'buyer/v1/registrations/{registrationId}/answers',
  { auth: 'buyer', importance: 'critical', read: w.reader(registration) },
)

/** Cancels a registration. The path is not in the specification. */
export const cancelRegistration = post<{ registrationId: string; version: number }, Registration>(
  'buyer/v1/registrations/{registrationId}/cancel',
  { auth: 'buyer', importance: 'critical', read: w.reader(registration) },
)
