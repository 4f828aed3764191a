import type { Gateway } from '../../../core/context'
import type { Db, Row } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { countAttempt } from './attempts'
import { ownPlate, plateOfStay } from './plate-service'
import { isProven, proofsOf } from './proof'
import { quoteStay, type Quoted } from './quote-service'

/** A request for stays: by a plate with or without a car park, by an exit lane's code, or by an entry code. */
export interface StayRequest {
  plateId?: string | undefined
  parkId?: string | undefined
  laneCode?: string | undefined
  entryCode?: string | undefined
  /** Time until which the buyer wants to pay, epoch ms; applies only to stays of a proven plate. */
  until?: number | undefined
}

/** A stay that the buyer may see. */
export interface ProvenStay {
  stay: Row<'parking_stays'>
  park: Row<'parks'>
  plate: Row<'plates'> | undefined
  quoted: Quoted
}

export interface StayAnswer {
  stays: ProvenStay[]
  /** Amount for an unproven plate; null if nothing is due, if the car is absent, and for a proven plate. */
  unproven: { park: Row<'parks'>; quoted: Quoted } | null
}

const openStays = (db: Db, digest: string, parkId: string | undefined): Promise<Row<'parking_stays'>[]> =>
  db
    .selectFrom('parking_stays')
    .selectAll()
    .where('digest', '=', digest)
    .where('left_at', 'is', null)
    .$if(parkId !== undefined, (query) => query.where('park_id', '=', parkId ?? ''))
    .orderBy('entered_at')
    .execute()

const answeringPark = async (db: Db, parkId: string): Promise<Row<'parks'>> => {
  const park = found(await findRow(db, 'parks', { park_id: parkId }))
  if (park.is_silent) throw new Refusal('parkSilent')
  return park
}

/** Returns the stay, its park and the saved plate of an exit lane. */
const atLane = async (db: Db, userId: string, laneCode: string) => {
  const lane = found(await findRow(db, 'park_lanes', { lane_code: laneCode }))
  const park = await answeringPark(db, lane.park_id)
  const stay = lane.stay_id === null ? undefined : await findRow(db, 'parking_stays', { stay_id: lane.stay_id })
  return { park, stay, plate: stay && (await plateOfStay(db, userId, stay)) }
}

/**
 * Returns the stays of a request. Without a proof, a car with nothing to pay and an absent car get the same response,
 * after the same work (decision 124). Throws `Refusal`: notFound, parkSilent, plateProofWrong, parkingTooOften.
 */
export const answerStays = async (
  { db, clock }: Gateway,
  userId: string,
  { plateId, parkId, laneCode, entryCode, until }: StayRequest,
): Promise<StayAnswer> => {
  const now = clock.now()
  const quote = async (
    stay: Row<'parking_stays'>,
    plate: Row<'plates'> | undefined,
    laneCode: string | null = null,
  ): Promise<ProvenStay> => {
    const park = await answeringPark(db, stay.park_id)
    const options = { userId, park, stay, plateId: plate?.plate_id ?? null, laneCode, until, now }
    return { stay, park, plate, quoted: await quoteStay(db, options) }
  }
  const quoteUnproven = async (
    park: Row<'parks'>,
    stay: Row<'parking_stays'> | undefined,
    own: { plateId: string | null; laneCode: string | null },
  ): Promise<StayAnswer> => {
    const quoted = await quoteStay(db, { userId, park, stay, ...own, until: now, now })
    return { stays: [], unproven: quoted.stayToken ? { park, quoted } : null }
  }
  if (entryCode !== undefined) {
    await countAttempt(db, userId, 'QUESTION', now)
    const stay = await findRow(db, 'parking_stays', { entry_code: entryCode, left_at: null })
    if (!stay) throw new Refusal('plateProofWrong')
    return { stays: [await quote(stay, await plateOfStay(db, userId, stay))], unproven: null }
  }
  if (laneCode !== undefined) {
    const { park, stay, plate } = await atLane(db, userId, laneCode)
    if (stay && plate && isProven(plate, await proofsOf(db, plate), stay))
      return { stays: [await quote(stay, plate, laneCode)], unproven: null }
    await countAttempt(db, userId, 'QUESTION', now)
    return quoteUnproven(park, stay, { plateId: plate?.plate_id ?? null, laneCode })
  }
  const plate = await ownPlate(db, userId, plateId ?? '')
  const proofs = await proofsOf(db, plate)
  const stays = await openStays(db, plate.digest, parkId)
  const proven = stays.filter((stay) => isProven(plate, proofs, stay))
  if (proven.length > 0) return { stays: await Promise.all(proven.map((stay) => quote(stay, plate))), unproven: null }
  await countAttempt(db, userId, 'QUESTION', now)
  // Without a car park, the response for an unproven plate is empty.
  if (parkId === undefined) return { stays: [], unproven: null }
  const park = await answeringPark(db, parkId)
  return quoteUnproven(park, stays[0], { plateId: plate.plate_id, laneCode: null })
}

/** Returns all car parks, or the car parks of a venue. */
export const listParks = (db: Db, venueId: string | undefined): Promise<Row<'parks'>[]> =>
  listRows(db, 'parks', venueId === undefined ? {} : { venue_id: venueId }, 'sort')
