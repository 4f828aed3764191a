import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { get, type NoParams, post } from '@/request/call'
import { type Binding, type Contacts, contactsSchema } from './bind'
import * as w from './wire'

/** Contact channel of an account. */
export type Channel = 'CELLPHONE' | 'EMAIL'
/**
 * Purposes for which the buyer proves access to a contact: changing a contact, reading all data, closing the account,
 * ending other logins.
 */
export type ProofPurpose = 'CONTACT' | 'DATA' | 'CLOSE' | 'SESSIONS'

/**
 * Sends a code to the account's own phone or address. Returns the seconds until the next code can be requested. The
 * path is not in the specification.
 */
export const sendAccountCode = post<{ channel: Channel }, { countdown: number }>('user/buyer/v3/account/send_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: w.reader(v.object({ countdown: v.fallback(v.number(), 60) })),
})

interface ProofAsk {
  channel: Channel
  purpose: ProofPurpose
  verifyCode: string
}

const proofSchema = v.object({ proof: v.pipe(v.string(), v.nonEmpty()), expiresAt: w.moment })
export type Proof = v.InferOutput<typeof proofSchema>

/**
 * Verifies the code that was sent to a contact. The returned proof permits one action of `purpose` in this login. The
 * path is not in the specification.
 */
export const proveContact = post<ProofAsk, Proof>('user/buyer/v3/account/prove', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: w.reader(proofSchema),
})

/**
 * Replaces the account's phone or e-mail address. `proof` is the result of verifying the old contact. The path is not
 * in the specification.
 */
export const changeContact = post<Binding & { proof: string }, Contacts>('user/buyer/v3/account/change_contact', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(contactsSchema),
})

const accountDataSchema = v.object({ exportedAt: w.text(), json: v.pipe(v.string(), v.nonEmpty()) })
export type AccountData = v.InferOutput<typeof accountDataSchema>

/**
 * Returns all data of the account as the text of a JSON file, grouped by table. The path is not in the specification.
 */
export const accountData = post<{ proof: string }, AccountData>('user/buyer/v3/account/data', {
  auth: 'buyer',
  importance: 'high',
  timeout: 30_000,
  read: w.reader(accountDataSchema),
})

export const OBSTACLE_KINDS = ['UNPAID_ORDER', 'COMING_TICKET', 'COMING_GOODS', 'REFUND'] as const
export const LOSS_KINDS = [
  'COUPON',
  'CARD',
  'POINT',
  'FAVORITE',
  'ATTENDEE',
  'ADDRESS',
  'WAITLIST',
  'REMINDER',
  'MEMBER_LEVEL',
] as const

const closingSchema = v.object({
  obstacles: w.list(
    v.object({
      kind: v.picklist(OBSTACLE_KINDS),
      orderId: v.pipe(v.string(), v.nonEmpty()),
      orderType: w.orderType,
      showName: w.showTitle(),
    }),
  ),
  losses: w.list(
    v.object({
      kind: v.picklist(LOSS_KINDS),
      count: w.number(),
      /** Name of the member level; '' for other benefits. */
      name: w.optional(w.text()),
    }),
  ),
  coolingOffDays: w.number(7),
})
export type Closing = v.InferOutput<typeof closingSchema>
export type Obstacle = Closing['obstacles'][number]

/**
 * Returns the reasons that block the closing of the account, and lists the data that the buyer would lose. The path is
 * not in the specification.
 */
export const closing = get<NoParams, Closing>('user/buyer/v3/account/closing', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(closingSchema),
})

/**
 * Closes the account after the cooling-off period. Its other logins end at once. The path is not in the specification.
 */
export const closeAccount = post<{ proof: string }, { closeAt: number }>('user/buyer/v3/account/close', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ closeAt: w.moment })),
})

/**
 * Returns the date of the closing that this login has just canceled; null without such a closing. The path is not in
 * the specification.
 */
export const cancelledClosing = get<NoParams, { closeAt: number | null }>('user/buyer/v3/account/taken_back', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ closeAt: w.momentOrNull })),
})

/** Resumes a closing that this login canceled. The path is not in the specification. */
export const closeAgain = post<NoParams, { closeAt: number }>('user/buyer/v3/account/close_again', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ closeAt: w.moment })),
})
