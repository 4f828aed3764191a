/*
 * `npm run bench:forms [-- --forms N --rounds N --strokes N]` compares the form engine in Node with a bare context of each
 * mini program over random forms (E1). Checks the properties E1 to E7 (test/domain/form-schema/properties.test.ts).
 * Measures key strokes in a form of 60 fields for 20 people in jsdom, beside a form that is written by hand. Measures a
 * check of such a form beside the same rules as a valibot schema, and the engine's size. Exits 1 when a result differs or
 * a goal is missed.
 */
import { conclude, numberOf, runBench } from '../command'
import { checkProperties } from '../properties'
import { countDifferences, HOSTS, measureChecks } from './engine'
import { measureTyping } from './view'

/** Maximum size of the engine, bytes of gzip. */
const MOST = 8 * 1024
/** Maximum duration of a check as a multiple of valibot's, and in ms on a machine that is 4 times slower. */
const SLOWER = 2
const LONGEST = 5
const SLOWDOWN = 4
/** Maximum p95 of a key stroke as a multiple of the form that is written by hand. */
const TYPING = 1.2

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

const run = async (): Promise<void> => {
  const forms = numberOf('forms', 10_000)
  const { differences, size } = countDifferences(forms, numberOf('seed', 45))
  const properties = checkProperties('test/domain/form-schema/properties.test.ts', /\bE\d/)
  const times = measureChecks(numberOf('rounds', 200))
  const typing = measureTyping(numberOf('strokes', 240))
  const [defined, written] = [at(typing.defined, 0.95), at(typing.written, 0.95)]
  const [engine, valibot] = [at(times.engine, 0.5), at(times.valibot, 0.5)]
  const slow = engine * SLOWDOWN
  const lines = [
    `${forms} forms in Node and ${HOSTS.join(', ')}: ${differences} differences (E1)`,
    ...properties.map(({ title, isMet }) => `${isMet ? 'holds' : 'BROKEN'}: ${title}`),
    `engine: ${size} bytes of gzip, at most ${MOST}`,
    `60 fields, 20 people: ${engine.toFixed(2)} ms, valibot ${valibot.toFixed(2)} ms, ` +
      `${(engine / valibot).toFixed(2)}×, at most ${SLOWER}×; ${slow.toFixed(2)} ms at ${SLOWDOWN}×, at most ${LONGEST} ms (E4)`,
    `key stroke p95: ${defined.toFixed(1)} ms, by hand ${written.toFixed(1)} ms, ${(defined / written).toFixed(2)}×, at most ${TYPING}×`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const met =
    differences === 0 &&
    properties.length > 0 &&
    properties.every(({ isMet }) => isMet) &&
    size <= MOST &&
    engine <= SLOWER * valibot &&
    slow <= LONGEST &&
    defined <= TYPING * written
  conclude('forms', met, { forms, differences, size, engine, valibot, defined, written })
}

void runBench(run)
