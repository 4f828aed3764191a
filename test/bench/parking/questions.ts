import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { enterCar } from '../../../scripts/gateway/modules/after-sale/parking/barrier-service'
import { makeAccounts, medianOf } from '../command'
import { deviceOf } from '../faults/buyer'

const PARK = 'PK1'
/** Requests of a buyer: half of the 20 that are allowed in an hour, for each of two plates. */
const EACH = 10

/** Median duration of a request, ms: for the plate of a parked car with nothing to pay, and of an absent car. */
export interface QuestionTimes {
  here: number
  away: number
  /** True if both plates always got the same response. */
  isSame: boolean
}

const plateAt = (at: number): string => `沪A${String(at).padStart(5, '0')}`

/** Alternately requests a parked and an absent car by unproven plates, with `rounds` requests per car. */
export const measureQuestions = async (options: GatewayOptions, rounds: number): Promise<QuestionTimes> => {
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  const ids = Array.from({ length: Math.ceil(rounds / EACH) + 1 }, (_, at) => `PARKING${at}`)
  await makeAccounts(gateway.context, ids)
  const [here, away]: [number[], number[]] = [[], []]
  let isSame = true
  for (const [at, id] of ids.entries()) {
    const device = await deviceOf(gateway, id)
    const save = async (plateNo: string): Promise<string> => {
      const saved = await device.send<{ plateId: string }>('POST', 'user/buyer/v1/plates', {
        plateNo,
        area: 'MAINLAND',
      })
      return saved.data.plateId
    }
    const [parked, absent] = [await save(plateAt(2 * at)), await save(plateAt(2 * at + 1))]
    await enterCar(gateway.context, { parkId: PARK, plateNo: plateAt(2 * at) })
    const ask = async (plateId: string, into: number[]): Promise<string> => {
      const start = performance.now()
      const answer = await device.send('GET', `buyer/v1/parking/stays?plateId=${plateId}&parkId=${PARK}`)
      if (answer.statusCode !== 200) throw new Error(`The request for stays got ${answer.statusCode}. Expected 200.`)
      // The requests of the first buyer are a warm-up and not measured.
      if (at > 0) into.push(performance.now() - start)
      return JSON.stringify(answer.data)
    }
    for (let round = 0; round < EACH; round += 1) {
      // Each plate is the first one in every second round, because the first request may be slower.
      const first = round % 2 === 0
      const one = await ask(first ? parked : absent, first ? here : away)
      const other = await ask(first ? absent : parked, first ? away : here)
      isSame &&= one === other
    }
  }
  await gateway.close()
  return { here: medianOf(here), away: medianOf(away), isSame }
}
