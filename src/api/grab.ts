import * as v from 'valibot'
import type { GrabChoice } from '@/domain/grab'
import type { NoticeChannel } from '@/domain/notice-channel'
import { del, get, post } from '@/request/call'
import { ID_TYPES } from '@/domain/identity/id-type'
import { remindType } from './message'
import { DELIVER_METHODS, type DeliverMethod, deliverOption } from './purchase'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const plan = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  /** To pay for one unit, fen. */
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
  /** Years; null without a bound. */
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
  /** Tickets one order may hold; null without a limit. */
  limit: w.numberOrNull,
  audience: v.fallback(audience, { mode: 'NONE', idTypes: [], minAge: null, maxAge: null }),
  deliverMethods: w.list(deliverOption),
  /** As in `ShowDynamic`. */
  unavoidableFee: w.optional(w.priceOrNull),
  serviceFee: w.optional(w.priceOrNull),
  sessions: w.list(session),
})
export type GrabDetails = v.InferOutput<typeof details>

const contact = v.object({ cellphone: w.text(), countryCode: w.text('86'), email: w.text() })

const grabInfoSchema = v.object({
  showId: w.text(),
  /** The buyer has filled it in; else what follows are first values. */
  saved: w.flag(),
  /** When the sale opens, epoch ms; null while that is unknown. */
  saleTime: w.momentOrNull,
  /** Sessions and tiers, the most wanted first. */
  choices: w.list(v.object({ sessionId: id, seatPlanId: id })),
  /** Units of the tier. */
  quantity: w.number(1),
  audienceIds: w.list(w.text()),
  contact: v.fallback(contact, { cellphone: '', countryCode: '86', email: '' }),
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  addressId: w.text(),
  /** The buyer is written to before the sale opens. */
  remind: w.flag(true),
  remindType,
  /** Of the show, to fill it in; only where they were asked for. */
  details: w.objectOrNull(details),
})
/** What a buyer wants of a sale to come: sessions, prices, count, purchaser, attendees, address (domain §3). */
export type GrabInfo = v.InferOutput<typeof grabInfoSchema>

const path = 'show/buyer/v3/pre_filed_info/{id}'

/**
 * `id` is the show's; with `bizShowSessionId` the details hold that session only. Source: shell §7, show; the fields are ours after
 * domain §3.
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
  /** '' where nothing is sent. */
  addressId: string
  remind: boolean
  /** How; absent, the gateway chooses. */
  remindType?: NoticeChannel | undefined
}

/** Replaces what was saved for the show. Path ours. */
export const saveGrab = post<GrabDraft & { id: string }, GrabInfo>(path, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(grabInfoSchema),
})

/** Nothing saved changes nothing. Path ours. */
export const deleteGrab = del<{ id: string }, void>(path, { auth: 'buyer', importance: 'high', read: w.nothing })
