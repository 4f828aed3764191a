/*
 * `npm run bench:parking [-- --cases N --rounds N --seed N --only pglite|postgres]`
 * It checks the rules F1 to F6 of the parking fee for random tariffs and stays. It runs in Node and in a bare context
 * of each mini program.
 * It compares the duration of `feeOf` for a stay of 40 days with a calculation minute by minute.
 * It compares the duration of a request for the plate of a parked car with that for the plate of an absent car.
 * Exits 1 when a rule is broken or a goal is missed.
 */
import fc from 'fast-check'
import { fen } from '@/domain/money'
import { feeOf } from '@/domain/parking/fee'
import * as properties from '../../domain/parking/properties'
import { anyCase, type Case, feeByMinutes, START } from '../../domain/parking/support'
import { conclude, medianOf, numberOf, onEngines, roundsOf, runBench } from '../command'
import { bareEngine } from '../engine-bundle'
import { measureQuestions } from './questions'

const MINUTE = 60_000
const HOSTS = ['weapp', 'alipay', 'bank'] as const
/** Maximum duration of `feeOf`, as a share of the calculation minute by minute. */
const SHARE = 0.01
/** Maximum difference between the medians of two requests, as a share of the shorter one. */
const DIFFERENCE = 0.05

const RULES: Readonly<Record<string, (input: Case) => boolean>> = {
  F1: properties.neverFalls,
  F2: properties.costsTheSameInParts,
  F3: properties.dependsOnLocalTime,
  F4: properties.isSumOfSteps,
  F5: properties.equalsMinutes,
  F6: properties.hasReductionWithinFee,
}

const countDifferences = (count: number): Record<string, number> => {
  const cases = fc.sample(anyCase, { numRuns: count, seed: numberOf('seed', 44) })
  const broken = (rule: (input: Case) => boolean): number => cases.filter((input) => !rule(input)).length
  const bare = HOSTS.map(() => bareEngine(['parking/fee'], '(input) => engine.feeOf(...input)'))
  const inHosts = ({ tariff, enteredAt, minutes, facts }: Case): boolean => {
    const input = [tariff, { enteredAt, settled: fen(0) }, enteredAt + minutes * MINUTE, facts] as const
    const wanted = JSON.stringify(feeOf(...input))
    return bare.every(({ run: feeIn }) => feeIn(input) === wanted)
  }
  return {
    ...Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, broken(rule)])),
    hosts: broken(inHosts),
  }
}

/** A stay of 40 days with six bands: three parts of a day, with other prices on weekends. */
const LONG: Case = {
  tariff: {
    ...{ freeMinutes: 15, freeKind: 'FREE_FIRST', capPerDay: fen(20_000), capKind: 'CALENDAR', capPerStay: null },
    ...{ showFlat: null, validations: [] },
    bands: ([['WEEKDAY'], ['WEEKEND', 'HOLIDAY']] as const).flatMap((days, at) =>
      ([0, 480, 1_200] as const).map((from, part) => ({
        ...{ days, from, to: [480, 1_200, 1_440][part], unitMinutes: 20 + 10 * part, price: fen(200 + 100 * at) },
      })),
    ),
  },
  facts: { utcOffset: 480, holidays: ['2032-03-08'], showDays: [], validated: [] },
  ...{ enteredAt: START, minutes: 40 * 1_440, more: 0, shift: 0 },
}

const timed = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const measureSpeed = (rounds: number) => {
  const times = { engine: [] as number[], minutes: [] as number[] }
  const engine = () =>
    feeOf(LONG.tariff, { enteredAt: START, settled: fen(0) }, START + LONG.minutes * MINUTE, LONG.facts)
  for (let round = -20; round < rounds; round += 1) {
    const [own, walked] = [timed(engine), timed(() => feeByMinutes(LONG))]
    // The first rounds are a warm-up.
    if (round < 0) continue
    times.engine.push(own)
    times.minutes.push(walked)
  }
  const isSame = engine().gross === feeByMinutes(LONG)
  return { engine: medianOf(times.engine), minutes: medianOf(times.minutes), isSame }
}

const run = async (): Promise<void> => {
  const cases = numberOf('cases', 10_000)
  const rounds = roundsOf(300)
  const rules = countDifferences(cases)
  const speed = measureSpeed(rounds)
  const questions = await onEngines(async (engine, options) => ({
    engine,
    ...(await measureQuestions(options, rounds)),
  }))
  const gap = ({ here, away }: { here: number; away: number }): number => Math.abs(here - away) / Math.min(here, away)
  const lines = [
    `${cases} stays: ${Object.entries(rules)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')} differences`,
    `40 days with 6 bands: ${speed.engine.toFixed(3)} ms, minute by minute ${speed.minutes.toFixed(3)} ms, ` +
      `${(speed.engine / speed.minutes).toFixed(4)}×, at most ${SHARE}×`,
    ...questions.map(
      ({ engine, here, away, isSame }) =>
        `${engine}, request for an unproven plate, median: ${here.toFixed(2)} ms for a car that has nothing to pay, ` +
        `${away.toFixed(2)} ms for an absent car, ${(100 * gap({ here, away })).toFixed(1)} %, ` +
        `at most ${100 * DIFFERENCE} %; ${isSame ? 'same' : 'DIFFERENT'} responses`,
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const met =
    Object.values(rules).every((count) => count === 0) &&
    speed.isSame &&
    speed.engine <= SHARE * speed.minutes &&
    questions.every(({ isSame, ...times }) => isSame && gap(times) <= DIFFERENCE)
  conclude('parking', met, { cases, rounds, rules, speed, questions })
}

void runBench(run)
