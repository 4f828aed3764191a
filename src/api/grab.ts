import * as v from 'valibot'
import type { GrabChoice } from '@/domain/grab'
import type { NoticeChannel } from '@/domain/notice-channel'
import { del, get, post } from '@/request/call'
import { ID_TYPES } from '@/domain/identity/id-type'
import { remindType } from './message'
import { DELIVER_METHODS, type DeliverMethod, deliverOption } from './purchase'
import {
  flag,
  list,
  momentOrNull,
  nothing,
  number,
  numberOrNull,
  objectOrNull,
  oneOf,
  optional,
  price,
  priceOrNull,
  reader,
  text,
  utcOffset,
  showTitle,
} from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const plan = v.object({
  seatPlanId: id,
  seatPlanName: text(),
  /** To pay for one unit, fen. */
  price,
  /** Tickets in one unit. */
  unitQty: number(1),
})

const session = v.object({
  sessionId: id,
  sessionName: text(),
  showTime: momentOrNull,
  plans: list(plan),
})
export type GrabSession = v.InferOutput<typeof session>

const audience = v.object({
  mode: oneOf(['NONE', 'ONE_PER_ORDER', 'ONE_PER_TICKET'], 'NONE'),
  idTypes: list(v.picklist(ID_TYPES)),
  /** Years; null without a bound. */
  minAge: numberOrNull,
  maxAge: numberOrNull,
})

const details = v.object({
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  venueName: text(),
  cityName: text(),
  utcOffset,
  /** Tickets one order may hold; null without a limit. */
  limit: numberOrNull,
  audience: v.fallback(audience, { mode: 'NONE', idTypes: [], minAge: null, maxAge: null }),
  deliverMethods: list(deliverOption),
  /** As in `ShowDynamic`. */
  unavoidableFee: optional(priceOrNull),
  serviceFee: optional(priceOrNull),
  sessions: list(session),
})
export type GrabDetails = v.InferOutput<typeof details>

const contact = v.object({ cellphone: text(), countryCode: text('86'), email: text() })

const grabInfoSchema = v.object({
  showId: text(),
  /** The buyer has filled it in; else what follows are first values. */
  saved: flag(),
  /** When the sale opens, epoch ms; null while that is unknown. */
  saleTime: momentOrNull,
  /** Sessions and tiers, the most wanted first. */
  choices: list(v.object({ sessionId: id, seatPlanId: id })),
  /** Units of the tier. */
  quantity: number(1),
  audienceIds: list(text()),
  contact: v.fallback(contact, { cellphone: '', countryCode: '86', email: '' }),
  deliverMethod: oneOf(DELIVER_METHODS, 'E_TICKET'),
  addressId: text(),
  /** The buyer is written to before the sale opens. */
  remind: flag(true),
  remindType,
  /** Of the show, to fill it in; only where they were asked for. */
  details: objectOrNull(details),
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
>(path, { auth: 'buyer', importance: 'high', read: reader(grabInfoSchema) })

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
  read: reader(grabInfoSchema),
})

/** Nothing saved changes nothing. Path ours. */
export const deleteGrab = del<{ id: string }, void>(path, { auth: 'buyer', importance: 'high', read: nothing })
