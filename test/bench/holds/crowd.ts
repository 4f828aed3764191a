import { randomOf } from '../../../scripts/gateway/modules/trade/seat/seed/random'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { HALL, selections } from './hall'
import type { HoldAnswer, HoldClient } from './client'

/** Maximum number of times that a buyer accepts the proposed seats instead of the selected seats. */
const TRIES = 2

/** The course of one buyer: all responses, and the final hold. */
export interface Course {
  token: string
  answers: { asked: string[]; answer: HoldAnswer }[]
  holdId: string | null
  seatIds: string[]
}

const holdSeats = async (client: HoldClient, token: string, selection: string[], key: string): Promise<Course> => {
  const course: Course = { token, answers: [], holdId: null, seatIds: [] }
  let asked = selection
  for (let attempt = 0; attempt < TRIES && asked.length > 0; attempt += 1) {
    const answer = await client.send('POST', '/show/buyer/v1/seat_hold', token, {
      ...HALL,
      seatIds: asked,
      idempotencyKey: `${key}-${attempt}`,
    })
    course.answers.push({ asked, answer })
    if (answer.statusCode === ENVELOPE_CODES.success) {
      course.holdId = answer.data?.holdId ?? null
      course.seatIds = (answer.data?.seats ?? []).map(({ seatId }) => seatId)
      return course
    }
    asked = answer.data?.nearest ?? []
  }
  return course
}

/**
 * All buyers hold 2 to 4 adjacent seats of one section at once. A buyer whose seats are taken accepts the nearest
 * proposal.
 */
export const holdAtOnce = (client: HoldClient, tokens: readonly string[], section: string, seed: number) => {
  const chosen = selections(section, tokens.length, randomOf(`holds ${seed}`))
  return Promise.all(tokens.map((token, at) => holdSeats(client, token, chosen[at], `holds-${seed}-${at}`)))
}

/** Every second holder selects other seats at once. The gateway releases the old seats in the same transaction. */
export const chooseAgain = async (client: HoldClient, courses: readonly Course[], section: string, seed: number) => {
  const holders = courses.filter(({ holdId }) => holdId !== null).filter((_, at) => at % 2 === 0)
  const chosen = selections(section, holders.length, randomOf(`again ${seed}`))
  return Promise.all(
    holders.map(async (course, at) => {
      const next = await holdSeats(client, course.token, chosen[at], `again-${seed}-${at}`)
      course.answers.push(...next.answers)
      if (next.holdId) Object.assign(course, { holdId: next.holdId, seatIds: next.seatIds })
    }),
  )
}

/** Releases all holds in parallel. */
export const releaseAll = (client: HoldClient, courses: readonly Course[]): Promise<HoldAnswer[]> =>
  Promise.all(
    courses.flatMap(({ token, holdId }) =>
      holdId ? [client.send('DELETE', `/show/buyer/v1/seat_hold/${holdId}`, token)] : [],
    ),
  )
