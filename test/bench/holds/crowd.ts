import { randomOf } from '../../../scripts/gateway/modules/trade/seat/seed/random'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { HALL, selections } from './hall'
import type { HoldAnswer, HoldClient } from './client'

/** How often a buyer takes what is proposed instead of what they wanted. */
const TRIES = 2

/** One buyer: what they were answered each time, and the hold they have in the end. */
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

/** All buyers choose 2 to 4 adjacent seats of one section at once; who was too late takes the nearest that are proposed. */
export const holdAtOnce = (client: HoldClient, tokens: readonly string[], section: string, seed: number) => {
  const chosen = selections(section, tokens.length, randomOf(`holds ${seed}`))
  return Promise.all(tokens.map((token, at) => holdSeats(client, token, chosen[at], `holds-${seed}-${at}`)))
}

/** Every second holder chooses other seats at once: the old seats are released in the same transaction. */
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

/** All give back what they hold, at once. */
export const releaseAll = (client: HoldClient, courses: readonly Course[]): Promise<HoldAnswer[]> =>
  Promise.all(
    courses.flatMap(({ token, holdId }) =>
      holdId ? [client.send('DELETE', `/show/buyer/v1/seat_hold/${holdId}`, token)] : [],
    ),
  )
