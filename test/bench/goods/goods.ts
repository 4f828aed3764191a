/*
 * `npm run bench:goods [-- --spus N --rounds N]` checks the choice of a variant (rules S1 to S5) for random goods.
 * It runs in Node and in a bare context of each mini program.
 * It also compares the duration of `choiceOf` for 2,000 variants with filters over all variants.
 * Exits 1 when a result differs or the goal is missed.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { choiceOf } from '@/domain/sku/choice-of'
import { indexOf } from '@/domain/sku/index-of'
import type { Chosen } from '@/domain/sku/variants'
import { bruteForce } from '../../domain/sku/brute-force'
import * as properties from '../../domain/sku/properties'
import { anyBadGoods, anyCase, aSku, type Case, combinations, goodsOf, NO_LIMIT } from '../../domain/sku/support'
import { conclude, medianOf, numberOf, runBench } from '../command'
import { bareEngine } from '../engine-bundle'

const HOSTS = ['weapp', 'alipay', 'bank'] as const
/** Maximum duration, as a share of the duration of the filters. */
const SHARE = 0.05

const RULES: Readonly<Record<string, (input: Case) => boolean>> = {
  S1: properties.equalsBruteForce,
  S2: properties.reachesEveryVariant,
  S3: properties.hasShortestWays,
  S4: properties.ignoresOrder,
}

const countDifferences = (spus: number) => {
  const seed = numberOf('seed', 43)
  const cases = fc.sample(anyCase, { numRuns: spus, seed })
  const count = (rule: (input: Case) => boolean): number => cases.filter((input) => !rule(input)).length
  const bare = HOSTS.map(() =>
    bareEngine(
      ['sku/choice-of', 'sku/index-of'],
      '([goods, chosen, facts]) => engine.choiceOf(engine.indexOf(goods), new Map(chosen), facts)',
    ),
  )
  const inHosts = ({ goods, chosen, facts }: Case): boolean => {
    const wanted = JSON.stringify(choiceOf(indexOf(goods), chosen, facts))
    return bare.every(({ run: choose }) => choose([goods, [...chosen], facts]) === wanted)
  }
  const bad = fc.sample(anyBadGoods, { numRuns: spus, seed })
  return {
    rules: {
      ...Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, count(rule)])),
      S5: bad.filter((goods) => !properties.survives(goods)).length,
      hosts: count(inHosts),
    } as Record<string, number>,
    size: Math.max(...bare.map(({ size }) => size)),
  }
}

/** Goods with 2,000 variants of 4 attributes. Every third variant is in stock. */
const LARGE = goodsOf(
  combinations([8, 10, 5, 5]).map((row, at) => aSku(row, 10_00 + (at % 97), at % 3 === 0 ? null : 0)),
)

/** Returns the values that the buyer has chosen after a number of taps. A different choice for each round. */
const chosenIn = (round: number): Chosen =>
  new Map(
    LARGE.attributes.flatMap(({ attributeId, values }, at) =>
      (round >> at) % 4 === 3 ? [] : [[attributeId, values[(round * (at + 7)) % values.length].valueId]],
    ),
  )

const timed = <T>(run: () => T): [ms: number, result: T] => {
  const start = performance.now()
  const result = run()
  return [performance.now() - start, result]
}

/** Counts the values with a variant in stock, by one filter for each value. Finds no ways, prices or pictures. */
const countOpen = (variants: readonly { stock: number | null; own: Map<string, string> }[], chosen: Chosen): number => {
  const picked = [...chosen]
  return LARGE.attributes
    .flatMap(({ attributeId, values }) => values.map(({ valueId }) => ({ attributeId, valueId })))
    .filter(({ attributeId, valueId }) => {
      const others = picked.filter(([id]) => id !== attributeId)
      return variants
        .filter(({ own }) => own.get(attributeId) === valueId && others.every(([id, value]) => own.get(id) === value))
        .some(({ stock }) => stock !== 0)
    }).length
}

const measureSpeed = (rounds: number) => {
  const index = indexOf(LARGE)
  const variants = LARGE.skus.map(({ idArr, stock }) => ({
    stock,
    own: new Map(idArr.map(({ attributeId, valueId }) => [attributeId, valueId])),
  }))
  const times = { engine: [] as number[], filters: [] as number[], states: [] as number[] }
  let differences = 0
  // The first rounds are a warm-up.
  for (let round = -100; round < rounds; round += 1) {
    const chosen = chosenIn(Math.abs(round))
    const [engine, ours] = timed(() => choiceOf(index, chosen, NO_LIMIT))
    const [filters, wanted] = timed(() => bruteForce(LARGE, chosen, NO_LIMIT))
    const [states, open] = timed(() => countOpen(variants, chosen))
    const ownOpen = ours.attributes.flatMap(({ values }) => values.filter(({ state }) => state === 'OPEN')).length
    if (!isDeepStrictEqual(ours, wanted) || ownOpen !== open) differences += 1
    if (round < 0) continue
    times.states.push(states)
    times.engine.push(engine)
    times.filters.push(filters)
  }
  return {
    engine: medianOf(times.engine),
    filters: medianOf(times.filters),
    states: medianOf(times.states),
    differences,
  }
}

const run = async (): Promise<void> => {
  const spus = numberOf('spus', 10_000)
  const rounds = numberOf('rounds', 10_000)
  const { rules, size } = countDifferences(spus)
  const speed = measureSpeed(rounds)
  const lines = [
    `${spus} goods: ${Object.entries(rules)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')} differences`,
    `engine: ${size} bytes of gzip`,
    `2,000 variants, ${rounds} choices: ${speed.engine.toFixed(3)} ms, filters ${speed.filters.toFixed(3)} ms, ` +
      `${(speed.engine / speed.filters).toFixed(3)}×, at most ${SHARE}×; ${speed.differences} differences`,
    `filters for the states only: ${speed.states.toFixed(3)} ms, ${(speed.engine / speed.states).toFixed(3)}×`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const differences = Object.values(rules).reduce((sum, count) => sum + count, speed.differences)
  conclude('goods', differences === 0 && speed.engine <= SHARE * speed.filters, { spus, rounds, rules, size, speed })
}

void runBench(run)
