import * as v from 'valibot'
import { del, post } from '@/request/call'
import { certification, type Certification } from './auth'
import type { IdType } from '@/domain/identity/id-type'
import * as w from './wire'

/** Identity data of the form. The document number is sent once; responses only contain the masked number. */
export interface PersonDraft {
  name: string
  idType: IdType
  idNo: string
}

const changed = { auth: 'buyer', importance: 'high', read: w.reader(certification) } as const

/** Saves the buyer's real name. The body is not in the specification. Source: shell §7, user. */
export const savePerson = post<PersonDraft, Certification>(
  'buyer/v1/user_certification/person/create_or_update',
  changed,
)

/**
 * Begins the certification of a student. `authChannel` depends on the host (domain/identity). Source: shell §7, user.
 */
export const beginStudent = post<{ authChannel: string }, Certification>('user_certification/student/create', changed)

/** Removes a `removable` certification. The path is not in the specification. */
export const removeCertification = del<{ authType: string }, void>('buyer/v1/user_certification/{authType}', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

const verification = v.object({
  /** Signed key of this verification, valid once and for ten minutes. Never logged. */
  verifyKey: v.pipe(v.string(), v.nonEmpty()),
  /** Page of the identity provider: an https address, or a path of the gateway that simulates the provider. */
  certifyUrl: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: w.moment,
})
export type Verification = v.InferOutput<typeof verification>

/**
 * Begins a verification: the provider's face check, or the real-name form in a web view. The page then redirects to
 * `returnUrl`, an address of the storefront. The body and the response are not in the specification. Source: shell §7,
 * user.
 */
export const beginVerification = post<{ verifyType: 'ELECTRONIC_CERT' | 'PERSON'; returnUrl: string }, Verification>(
  'user/buyer/v1/user_identify/zhima/initiate',
  { auth: 'buyer', importance: 'high', read: w.reader(verification) },
)

export const VERIFICATION_OUTCOMES = ['PASSED', 'PENDING', 'REFUSED', 'CANCELLED', 'OPEN'] as const

const finished = v.object({ outcome: w.oneOf(VERIFICATION_OUTCOMES, 'OPEN'), reason: w.text() })
export type FinishedVerification = v.InferOutput<typeof finished>

/**
 * Returns the outcome of a verification to the account that began it; OPEN while it is undecided. The path is not in
 * the specification.
 */
export const finishVerification = post<{ verifyKey: string }, FinishedVerification>(
  'user/buyer/v1/user_identify/zhima/finish',
  { auth: 'buyer', importance: 'high', read: w.reader(finished) },
)

const formSchema = v.object({
  /** Account of the verification, masked. */
  account: w.text(),
  verifyType: w.oneOf(['ELECTRONIC_CERT', 'PERSON'], 'ELECTRONIC_CERT'),
  sent: w.flag(),
  decided: w.flag(),
})
export type IdentityForm = v.InferOutput<typeof formSchema>

/**
 * Returns the account of a verification form. Needed because the web view of a mini program has no login. The path is
 * not in the specification.
 */
export const identityForm = post<{ verifyKey: string }, IdentityForm>('user/pub/v1/user_identify/form/read', {
  auth: 'public',
  changesState: false,
  importance: 'high',
  read: w.reader(formSchema),
})

/** Submits the form of a verification, once. The path is not in the specification. */
export const sendIdentityForm = post<PersonDraft & { verifyKey: string }, { authStatus: string }>(
  'user/pub/v1/user_identify/form/send',
  { auth: 'public', importance: 'high', read: w.reader(v.object({ authStatus: w.text() })) },
)
