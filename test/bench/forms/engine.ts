import fc from 'fast-check'
import * as v from 'valibot'
import type { Answers, Definition, FieldAnswers } from '@/domain/form-schema/definition'
import { problemsOf } from '@/domain/form-schema/problems'
import { answersToSend } from '@/domain/form-schema/to-send'
import { cleanName } from '@/domain/typed/text'
import { cleanEmail, isEmail } from '@/domain/typed/email'
import { anyCase, FACTS, field, form, OPTIONS } from '../../domain/form-schema/support'
import { bareEngine } from '../engine-bundle'

export const HOSTS = ['weapp', 'alipay', 'bank'] as const
const PEOPLE = 20
const EACH = 12

/** Counts the random forms whose problems or sent answers differ in a bare context of a mini program (E1). */
export const countDifferences = (count: number, seed: number): { differences: number; size: number } => {
  const modules = ['form-schema/problems', 'form-schema/to-send', 'form-schema/visible']
  const expression =
    '([form, answers, facts]) => [engine.problemsOf(form, answers, facts), engine.answersToSend(form, answers)]'
  const bare = HOSTS.map(() => bareEngine(modules, expression))
  const cases = fc.sample(anyCase, { numRuns: count, seed })
  const differences = cases.filter(({ definition, answers }) => {
    const expected = JSON.stringify([problemsOf(definition, answers, FACTS), answersToSend(definition, answers)])
    return bare.some(({ run }) => run([definition, answers, FACTS]) !== expected)
  }).length
  return { differences, size: Math.max(...bare.map(({ size }) => size)) }
}

const KINDS = ['TEXT', 'NUMBER', 'CHOICE', 'EMAIL', 'YES_NO'] as const

const OWN: Record<(typeof KINDS)[number], object> = {
  TEXT: { limits: { most: 20 } },
  NUMBER: { limits: { from: 0, to: 10 } },
  CHOICE: { options: OPTIONS },
  EMAIL: { keep: 'CONTACT' },
  YES_NO: {},
}

/** A form of 60 required fields for each person. */
const LARGE: Definition = form(
  ...KINDS.flatMap((kind) =>
    Array.from({ length: EACH }, (_, at) =>
      field(`${kind}${at}`, { ...OWN[kind], kind, required: true, forEach: 'PERSON' }),
    ),
  ),
)

const SCHEMAS: Record<(typeof KINDS)[number], v.GenericSchema> = {
  TEXT: v.pipe(
    v.string(),
    v.transform(cleanName),
    v.check((text) => text !== '' && Array.from(text).length <= 20),
  ),
  NUMBER: v.pipe(v.number(), v.minValue(0), v.maxValue(10), v.integer()),
  CHOICE: v.picklist(['a', 'b', 'c']),
  EMAIL: v.pipe(v.string(), v.transform(cleanEmail), v.maxLength(120), v.check(isEmail)),
  YES_NO: v.boolean(),
}

/** The same rules as a schema of valibot. */
const BASELINE = v.array(
  v.object(
    Object.fromEntries(
      KINDS.flatMap((kind) => Array.from({ length: EACH }, (_, at) => [`${kind}${at}`, SCHEMAS[kind]] as const)),
    ),
  ),
)

/** Answers of 20 people; each 13th answer is wrong. */
const answersOf = (round: number): FieldAnswers[] => {
  const good: Record<(typeof KINDS)[number], FieldAnswers[string]> = {
    ...{ TEXT: `Name ${round}`, NUMBER: round % 10, CHOICE: 'a', EMAIL: `ana${round}@example.com`, YES_NO: true },
  }
  const bad: typeof good = { TEXT: 'x'.repeat(21), NUMBER: 11, CHOICE: 'z', EMAIL: 'ana', YES_NO: 'x' }
  return Array.from({ length: PEOPLE }, (_, person) =>
    Object.fromEntries(
      KINDS.flatMap((kind, index) =>
        Array.from({ length: EACH }, (_field, at) => {
          const isWrong = (person + index * EACH + at) % 13 === 0
          return [`${kind}${at}`, (isWrong ? bad : good)[kind]]
        }),
      ),
    ),
  )
}

const timed = <T>(run: () => T): [ms: number, result: T] => {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return [(user + system) / 1000, result]
}

/**
 * Measures one check of 60 fields of 20 people, in ms of CPU time, beside the same rules as a valibot schema. Throws if
 * the two find a different number of problems.
 */
export const measureChecks = (rounds: number): { engine: number[]; valibot: number[] } => {
  const times = { engine: [] as number[], valibot: [] as number[] }
  for (let round = -20; round < rounds; round += 1) {
    const people = answersOf(Math.abs(round))
    const answers: Answers = {
      application: {},
      people: people.map((own, at) => ({ personKey: `p${at}`, answers: own })),
    }
    const [engine, problems] = timed(() => problemsOf(LARGE, answers, FACTS))
    const [valibot, parsed] = timed(() => v.safeParse(BASELINE, people))
    if (problems.length !== (parsed.issues?.length ?? 0))
      throw new Error(`Different problems: ${problems.length} and ${parsed.issues?.length ?? 0}.`)
    // The first rounds are a warm-up.
    if (round < 0) continue
    times.engine.push(engine)
    times.valibot.push(valibot)
  }
  return times
}
