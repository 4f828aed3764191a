import * as v from 'valibot'
import { ID_TYPES, type IdType } from '@/domain/identity/id-type'
import { del, get, type NoParams, post, put } from '@/request/call'
import * as w from './wire'

const attendee = v.object({
  audienceId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  idType: w.oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked by the gateway, as in `3101**********0019`; the full number is never returned. */
  idNo: w.text(),
  cellphone: w.text(),
  countryCode: w.text('86'),
  /** Country or region of the holder, ISO 3166-1 alpha-2, and its name in the request's language; '' if unknown. */
  region: w.text(),
  regionName: w.text(),
  /** Local date `yyyy-MM-dd`; '' if the document does not contain it. */
  birthday: w.text(),
  /** True if the attendee can be selected for the show of the request. */
  selectable: w.flag(true),
  /** Reason why the attendee cannot be selected, in the request's language; '' otherwise. */
  reason: w.text(),
})
/** A real-name attendee (domain §3). */
export type Attendee = v.InferOutput<typeof attendee>

/** Returns the attendees of the account. A page has 50 entries (shell §9). Source: shell §7, buyer API. */
export const attendees = get<
  { offset?: number; length?: number; showId?: string; idTypes?: string; bizCode?: string },
  Attendee[]
>('buyer/v1/user_audiences/list', { auth: 'buyer', importance: 'high', read: w.reader(w.list(attendee)) })

export interface AttendeeDraft {
  name: string
  idType: IdType
  idNo: string
  /** Country or region, ISO 3166-1 alpha-2. Required for documents that do not contain it. */
  region?: string
  cellphone?: string
  countryCode?: string
}

/** Creates an attendee. The path is not in the specification. */
export const createAttendee = post<AttendeeDraft, Attendee>('buyer/v1/user_audiences', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(attendee),
})

/** Updates an attendee. An empty `idNo` leaves the stored one unchanged. The path is not in the specification. */
export const updateAttendee = put<AttendeeDraft & { audienceId: string }, Attendee>(
  'buyer/v1/user_audiences/{audienceId}',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.reader(attendee),
  },
)

/** Deletes an attendee. The path is not in the specification. */
export const deleteAttendee = del<{ audienceId: string }, void>('buyer/v1/user_audiences/{audienceId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

const country = v.object({ code: w.text(), name: w.text() })
/** A country calling code without its plus sign, and the country's name. */
export type Country = v.InferOutput<typeof country>

/** Returns the countries with their calling codes. Source: shell §7, buyer API. */
export const countries = get<NoParams, Country[]>('pub/v1/countries', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(country)),
})

const region = v.object({ code: w.text(), name: w.text() })
/** A country or region of an attendee: ISO 3166-1 alpha-2 code and name. */
export type AttendeeRegion = v.InferOutput<typeof region>

/**
 * Returns all countries and regions: frequent ones first, then all others by name. The path is not in the
 * specification.
 */
export const attendeeRegions = get<NoParams, AttendeeRegion[]>('pub/v1/audience_regions', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(region)),
})
