/*
 * `npm run bench:pricing [-- --baskets N --rounds N --only pglite|postgres]`: compares the pricing engine with brute
 * force over all combinations, in Node and in a bare context of each mini program. Checks the properties P1 to P14
 * (test/domain/pricing/properties.test.ts). Also compares `pre_order` of a buyer with 200 coupons and of a buyer without
 * coupons, and measures the engine's size. Exits 1 when a price differs or a goal is missed.
 */
import fc from 'fast-check'
import { fen } from '@/domain/money'
import { priceOf } from '@/domain/pricing/price-of'
import { bruteForce } from '../../domain/pricing/brute-force'
import { dueOf } from '../../domain/pricing/sums'
import { anyCase, basketOf, coupon, NOW, units } from '../../domain/pricing/support'
import { conclude, numberOf, onEngines, runBench } from '../command'
import { bareEngine } from '../engine-bundle'
import { checkProperties } from '../properties'
import { measurePreOrder } from './pre-order'

const HOSTS = ['weapp', 'alipay', 'bank'] as const
/** Maximum size of the engine, bytes of gzip. */
const MOST = 6 * 1024
/** Maximum duration, as a share of the duration of brute force. */
const SHARE = 0.1
/** Maximum duration with 200 coupons, as a multiple of the duration without coupons. */
const SLOWER = 1.3

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

/** Counts the baskets whose price differs from brute force (P7), or differs in a bare context (P11). */
const countDifferences = (baskets: number): { differences: number; size: number } => {
  const bare = HOSTS.map(() => bareEngine(['pricing/price-of'], '(input) => engine.priceOf(...input)'))
  const cases = fc.sample(anyCase, { numRuns: baskets, seed: numberOf('seed', 39) })
  const differences = cases.filter(({ basket, facts }) => {
    const priced = priceOf(basket, {}, facts, NOW)
    const isSame = bare.every(({ run: price }) => price([basket, {}, facts, NOW]) === JSON.stringify(priced))
    return !isSame || dueOf(priced) !== bruteForce(basket, facts, NOW)
  }).length
  return { differences, size: Math.max(...bare.map(({ size }) => size)) }
}

/** A basket of 20 units, with 4 promotions and 200 coupons. */
const largeCase = (round: number) => {
  const seats = units(20, { price: fen(88_00 + round) })
  const promotions = [1, 2, 3, 4].map((step) => ({
    ...{ promotionId: `M${step}`, showId: 'S1', category: 'FULL' as const },
    ...{ threshold: step * 300_00, value: step * 20_00 + round },
  }))
  const coupons = Array.from({ length: 200 }, (_, index) =>
    index % 3 === 0
      ? coupon({ couponId: `C${index}`, couponType: 'DISCOUNT', amount: null, discount: 9_900 - index })
      : coupon({
          couponId: `C${index}`,
          limitationType: 'AMOUNT',
          limitation: index * 10_00,
          amount: fen(10_00 + index),
        }),
  )
  return { basket: basketOf(seats), facts: { promotions, coupons } }
}

const timed = <T>(run: () => T): [ms: number, result: T] => {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return [(user + system) / 1000, result]
}

const measureSpeed = (rounds: number) => {
  const times = { engine: [] as number[], force: [] as number[] }
  let differences = 0
  for (let round = -5; round < rounds; round += 1) {
    const { basket, facts } = largeCase(Math.abs(round))
    const [ours, { payAmount }] = timed(() => priceOf(basket, {}, facts, NOW))
    const [force, wanted] = timed(() => bruteForce(basket, facts, NOW))
    if (payAmount !== wanted) differences += 1
    // The first rounds are a warm-up.
    if (round < 0) continue
    times.engine.push(ours)
    times.force.push(force)
  }
  return { engine: at(times.engine, 0.5), force: at(times.force, 0.5), differences }
}

const run = async (): Promise<void> => {
  const baskets = numberOf('baskets', 10_000)
  const rounds = numberOf('rounds', 100)
  const { differences, size } = countDifferences(baskets)
  const properties = checkProperties('test/domain/pricing/properties.test.ts', /\bP\d/)
  const speed = measureSpeed(rounds)
  const orders = await onEngines(async (engine, options) => {
    const { none, many } = await measurePreOrder(options, rounds)
    return { engine, none: at(none, 0.95), many: at(many, 0.95) }
  })
  const lines = [
    `${baskets} baskets in Node and ${HOSTS.join(', ')}: ${differences} differences (P7, P11)`,
    ...properties.map(({ title, isMet }) => `${isMet ? 'holds' : 'BROKEN'}: ${title}`),
    `engine: ${size} bytes of gzip, at most ${MOST}`,
    `200 coupons, 4 promotions, 20 units: ${speed.engine.toFixed(2)} ms, brute force ${speed.force.toFixed(2)} ms, ` +
      `${(speed.engine / speed.force).toFixed(3)}×, at most ${SHARE}×`,
    ...orders.map(
      ({ engine, none, many }) =>
        `pre_order on ${engine}, p95: ${many.toFixed(1)} ms with 200 coupons, ${none.toFixed(1)} ms without, ` +
        `${(many / none).toFixed(2)}×, at most ${SLOWER}×`,
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const met =
    differences + speed.differences === 0 &&
    properties.length > 0 &&
    properties.every(({ isMet }) => isMet) &&
    size <= MOST &&
    speed.engine <= SHARE * speed.force &&
    orders.every(({ none, many }) => many <= SLOWER * none)
  conclude('pricing', met, { baskets, differences, size, speed, orders })
}

void runBench(run)
