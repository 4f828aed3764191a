import * as v from 'valibot'
import type { GrabChoice } from '@/domain/grab'
import type { NoticeChannel } from '@/domain/notice-channel'
import { del, get, post } from '@/request/call'
import { ID_TYPES } from '@/domain/identity/id-type'
import { remindType } from './message'
import { DELIVER_METHODS, type DeliverMethod, deliverOption } from './deliver-option'
import { memberPriceFacts } from './show-card'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const plan = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  /** Price of one unit, fen. */
  price: w.price,
  /** Tickets in one unit. */
  unitQty: w.number(1),
})

const session = v.object({
  sessionId: id,
  sessionName: w.text(),
  showTime: w.momentOrNull,
  plans: w.list(plan),
})
export type GrabSession = v.InferOutput<typeof session>

const audience = v.object({
  mode: w.oneOf(['NONE', 'ONE_PER_ORDER', 'ONE_PER_TICKET'], 'NONE'),
  idTypes: w.list(v.picklist(ID_TYPES)),
  /** Years; null without a limit. */
  minAge: w.numberOrNull,
  maxAge: w.numberOrNull,
})

const details = v.object({
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  venueName: w.text(),
  cityName: w.text(),
  utcOffset: w.utcOffset,
  /** Maximum tickets per order; null without a limit. */
  limit: w.numberOrNull,
  audience: v.fallback(audience, { mode: 'NONE', idTypes: [], minAge: null, maxAge: null }),
  deliverMethods: w.list(deliverOption),
  /** Fees that apply to every order, as in `ShowDynamic`. */
  unavoidableFee: w.optional(w.priceOrNull),
  serviceFee: w.optional(w.priceOrNull),
  requiredGoods: w.optional(w.priceOrNull),
  /** Privileges as on the card of the show. */
  ...memberPriceFacts,
  sessions: w.list(session),
})
export type GrabDetails = v.InferOutput<typeof details>

const contact = v.object({ cellphone: w.text(), countryCode: w.text('86'), email: w.text() })

const grabInfoSchema = v.object({
  showId: w.text(),
  /** True if the buyer has saved the form; otherwise the following fields contain default values. */
  saved: w.flag(),
  /** Start of the sale, epoch ms; null while unknown. */
  saleTime: w.momentOrNull,
  /** Sessions and tiers in the order of preference. */
  choices: w.list(v.object({ sessionId: id, seatPlanId: id })),
  /** Units of the tier. */
  quantity: w.number(1),
  audienceIds: w.list(w.text()),
  contact: v.fallback(contact, { cellphone: '', countryCode: '86', email: '' }),
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  addressId: w.text(),
  /** True if the buyer gets a reminder before the sale. */
  remind: w.flag(true),
  remindType,
  /** Data of the show for the form; only if requested. */
  details: w.objectOrNull(details),
})
/** Prepared purchase for an upcoming sale: sessions, prices, count, purchaser, attendees, address (domain §3). */
export type GrabInfo = v.InferOutput<typeof grabInfoSchema>

const path = 'show/buyer/v3/pre_filed_info/{id}'

/**
 * Returns the prepared purchase of the show `id`. With `bizShowSessionId`, the details contain only that session. The
 * fields are not in the specification and follow domain §3. Source: shell §7, show.
 */
export const grabInfo = get<
  { id: string; bizShowSessionId?: string; source?: string; needDetails?: boolean },
  GrabInfo
>(path, { auth: 'buyer', importance: 'high', read: w.reader(grabInfoSchema) })

export interface GrabDraft {
  choices: readonly GrabChoice[]
  quantity: number
  audienceIds: string[]
  contact: { cellphone?: string; countryCode?: string; email?: string }
  deliverMethod: DeliverMethod
  /** Id of the delivery address; '' without delivery. */
  addressId: string
  remind: boolean
  /** Channel of the reminder; by default the gateway chooses. */
  remindType?: NoticeChannel | undefined
}

/** Replaces the saved purchase of the show. The path is not in the specification. */
export const saveGrab = post<GrabDraft & { id: string }, GrabInfo>(path, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(grabInfoSchema),
})

/** Deletes the saved purchase; without a saved purchase nothing changes. The path is not in the specification. */
export const deleteGrab = del<{ id: string }, void>(path, { auth: 'buyer', importance: 'high', read: w.nothing })
