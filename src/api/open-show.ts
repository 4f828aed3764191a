import * as v from 'valibot'
import { GIVINGS, OPEN_SHOW_PHASES, SESSION_STATES } from '@/domain/open-show/open-show'
import { get } from '@/request/call'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const session = v.object({
  sessionId: id,
  startsAt: w.moment,
  endsAt: w.moment,
  /** All places. */
  quota: w.count,
  state: w.oneOf(SESSION_STATES, 'OVER'),
  /** Free places if there are 10 or fewer, else null. */
  left: w.numberOrNull,
})
export type OpenShowSession = v.InferOutput<typeof session>

/** Schema of a version of a form, or null. */
export const formOrNull = v.fallback(v.nullable(v.object({ formId: id, version: w.number(1) })), null)

/** Schema of an open show, which registrations contain too. */
export const openShow = v.object({
  showId: id,
  name: w.text(),
  /** Paragraphs about the show. */
  content: w.list(w.text()),
  pictureUrl: w.text(),
  phase: w.oneOf(OPEN_SHOW_PHASES, 'CLOSED'),
  venueId: w.text(),
  venueName: w.text(),
  address: w.text(),
  lat: w.number(),
  lng: w.number(),
  utcOffset: w.utcOffset,
  giving: w.oneOf(GIVINGS, 'REVIEW'),
  /** Window for registrations. */
  opensAt: w.moment,
  closesAt: w.moment,
  /** Time of the draw, or time by which the merchant decides; null if places are given at once. */
  decidesAt: w.momentOrNull,
  /** DOCUMENT: each place is for an attendee. NONE: only the number of people matters. */
  needs: w.oneOf(['NONE', 'DOCUMENT'], 'DOCUMENT'),
  /** Maximum number of registrations of an account. */
  perAccount: w.number(1),
  /** Maximum number of people of a registration. */
  groupMax: w.number(1),
  /** 0 without a minimum age. */
  minAge: w.number(),
  /** Minutes before the start of a session. A later cancellation may count against the buyer. */
  cancelBefore: w.number(),
  /** Form that applicants fill in, or null. */
  form: formOrNull,
  sessions: w.list(session),
})
/** An event for which buyers register. Times in epoch ms. The resource is not in the specification. */
export type OpenShow = v.InferOutput<typeof openShow>

const entry = v.object({
  hash: id,
  size: w.count,
  sessionIds: w.list(w.text()),
  sessionId: v.fallback(v.nullable(v.string()), null),
})

const hexOrNull = v.fallback(v.nullable(v.string()), null)

const draw = v.object({
  showId: id,
  /** Hash of the secret. */
  seal: w.text(),
  /** Round of the public beacon; null without a beacon. */
  beaconRound: w.numberOrNull,
  /** Hash of the list, null until the window has closed. */
  root: hexOrNull,
  /** Null before the draw. */
  secret: hexOrNull,
  beacon: hexOrNull,
  drawnAt: w.momentOrNull,
  quotas: w.list(v.object({ sessionId: id, quota: w.count })),
  /** Registrations by hash. Empty until the window has closed. */
  entries: w.list(entry),
})
/** The public part of a draw, which `checkDraw` of domain/draw checks (decision 156). */
export type OpenShowDraw = v.InferOutput<typeof draw>

/** Returns an open show. The path is not in the specification. */
export const openShowDetail = get<{ showId: string }, OpenShow>('home/pub/v3/open_shows/{showId}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(openShow),
})

/** Returns the public part of a show's draw. The path is not in the specification. */
export const openShowDraw = get<{ showId: string }, OpenShowDraw>('home/pub/v3/open_shows/{showId}/draw', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(draw),
})
