import fc from 'fast-check'
import { enterAlipay } from '../../hosts/fakes/alipay'
import { enterBank } from '../../hosts/fakes/bank'
import type { NativeHost } from '../../hosts/fakes/native-host'
import { enterWeapp } from '../../hosts/fakes/weapp'

export const HOSTS = ['weapp', 'alipay', 'bank', 'h5'] as const
export type HostId = (typeof HOSTS)[number]

/** Type of a field in an answer: a finite number, a text, a list, a function or a boolean. */
type FieldKind = 'number' | 'string' | 'list' | 'function' | 'boolean'

/**
 * The cases of the union that the contract declares, with their fields: `{ scanned: { text: 'string' }, denied: {} }`.
 */
export type Shapes = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>

/** The cases of `Refused`. */
export const REFUSED = { unsupported: {}, denied: {}, cancelled: {}, failed: {} } as const
/** The cases of `Done`. */
export const DONE = { done: {}, ...REFUSED } as const

type Answer = { kind: string }
/** The result that a test expects. */
type Given = { kind: string } & Record<string, unknown>

/** One outcome of a host call, which `bring` triggers, and the result that the capability must return. */
interface End {
  when: string
  bring?: () => void
  gives: Given
  /** Checks which calls the host has received. */
  check?: () => void
}

/** The call of a capability on one host. */
export interface Case {
  /** Sets up the host in a state in which the call succeeds. Default: the fake of a mini program. */
  enter?: () => void
  leave?: () => void
  ask: () => Promise<Answer>
  ends: End[]
  /** Makes the host answer or refuse with an arbitrary value. Absent if the host is never called. */
  garble?: (good: boolean, value: unknown) => void
  /** Makes the host throw an error synchronously. */
  explode?: () => void
  /**
   * Names of the documented fields in the host's response. Tests with hostile responses put arbitrary values into them.
   */
  fields?: readonly string[]
}

const ERROR_FIELDS = ['errMsg', 'errCode', 'errno', 'error', 'errorMessage', 'name', 'code', 'message']

const nonsense = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(undefined, null, '', 0, -1, NaN, Infinity, true, [], {}, () => undefined),
    fc.constant('x'.repeat(100_000)),
    fc.string(),
    fc.anything({ maxDepth: 2, withNullPrototype: true, withDate: true }),
  )

/** Generates undocumented answers: any value, or the documented fields with any contents. */
const hostileAnswer = (fields: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    nonsense(),
    fc.record(Object.fromEntries([...fields, ...ERROR_FIELDS].map((name) => [name, nonsense()])), { requiredKeys: [] }),
  )

const isSound = (value: unknown, kind: FieldKind): boolean => {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (kind === 'list') return Array.isArray(value)
  return typeof value === kind
}

/** Fails unless the result is one of the contract's cases and has valid fields. */
const expectSound = (answer: Answer, shapes: Shapes): void => {
  const shape = shapes[answer.kind]
  if (!shape) throw new Error(`the contract has no case ${String(answer.kind)}`)
  for (const [field, kind] of Object.entries(shape))
    if (!isSound((answer as unknown as Record<string, unknown>)[field], kind))
      throw new Error(`${field} of ${answer.kind} is no ${kind}`)
}

/** Errors that the hosts document or return in practice, by meaning. */
const NATIVE_ERRORS = {
  wx: (call: string) => ({
    denied: [
      { errMsg: `${call}:fail auth deny`, errno: 103 },
      { errMsg: `${call}:fail:auth denied` },
      { errMsg: `${call}:fail authorize no response` },
      { errMsg: `${call}:fail system permission denied` },
      { errMsg: `${call}:fail privacy permission is not authorized`, errno: 104 },
    ],
    cancelled: [{ errMsg: `${call}:fail cancel` }],
    failed: [{ errMsg: `${call}:fail system error` }, { errMsg: `${call}:fail:timeout`, errCode: -1 }],
    unsupported: [{ errMsg: `${call}:fail not supported` }, { errMsg: `${call}:fail function not exist` }],
  }),
  my: () => ({
    denied: [{ error: 2001, errorMessage: '用户拒绝给小程序授权' }, { error: '2001' }, { error: 2003 }],
    cancelled: [] as object[],
    failed: [
      { error: 3, errorMessage: '未知错误' },
      { error: 12, errorMessage: '网络异常' },
    ],
    unsupported: [{ error: 1, errorMessage: 'not implemented' }],
  }),
}

export interface NativeAct {
  /** The documented call that the capability makes. */
  call: string
  ask: () => Promise<Answer>
  /** The documented result of the host's call, and the result that the capability must return. */
  good?: object
  gives: Given
  /** The exact options that the call must receive. */
  asked: object
  /** Additional outcomes, which errors or responses of this call have. */
  also?: { when: string; error?: object; answer?: object; gives: Given }[]
  /**
   * The result in a host version without the call. It may differ, because the capability may use another call. Default:
   * `refusedAs('unsupported')`.
   */
  without?: Given
  /** Maps a kind of refusal to the result. Default: the refusal itself. */
  refusedAs?: (kind: 'denied' | 'cancelled' | 'failed' | 'unsupported') => Given
}

/** Creates a case for a mini-program host. All calls of mini-program hosts have the same set of outcomes. */
const native = (hostId: HostId, act: NativeAct): Case => {
  const enter = ENTER[hostId] as () => NativeHost
  const { call, ask, good, gives, asked, also = [], refusedAs = (kind) => ({ kind }) } = act
  let host: NativeHost
  const errors = hostId === 'alipay' ? NATIVE_ERRORS.my() : NATIVE_ERRORS.wx(call)
  const refusals = (Object.keys(errors) as (keyof typeof errors)[]).flatMap((kind) =>
    errors[kind].map((error) => ({ kind, error })),
  )
  return {
    enter: () => {
      host = enter()
    },
    ask,
    fields: Object.keys(good ?? {}),
    ends: [
      {
        when: `${call} succeeds`,
        bring: () => good && host.answer(call, good),
        gives,
        check: () => expect(host.last(call)).toEqual(asked),
      },
      ...refusals.map(({ kind, error }) => ({
        when: `${kind}: ${JSON.stringify(error)}`,
        bring: () => host.refuse(call, error),
        gives: refusedAs(kind),
      })),
      ...also.map(({ when, error, answer, gives: then }) => ({
        when,
        bring: () => (error ? host.refuse(call, error) : host.answer(call, answer ?? {})),
        gives: then,
      })),
      {
        when: `a version without ${call}`,
        bring: () => host.without(call),
        gives: act.without ?? refusedAs('unsupported'),
      },
    ],
    garble: (good, value) => {
      host.api[call] = (options: { success?: (value: unknown) => void; fail?: (value: unknown) => void }) =>
        queueMicrotask(() => (good ? options.success : options.fail)?.(value))
    },
    explode: () => {
      host.api[call] = () => {
        throw new TypeError('host broke')
      }
    },
  }
}

/** Creates a case for a host that lacks the capability. The result is `unsupported`, and the host receives no call. */
export const never = (ask: () => Promise<Answer>): Case => ({
  ask,
  ends: [{ when: 'is unsupported', gives: { kind: 'unsupported' } }],
})

const ENTER = { weapp: enterWeapp, alipay: enterAlipay, bank: enterBank, h5: () => undefined }

/** The cases of each host. The cases of a mini program are derived from its call. */
type Cases = Record<Exclude<HostId, 'h5'>, Case | NativeAct> & { h5: Case }

/**
 * Tests one call of a capability against its contract, on all four hosts. Each outcome of the host must lead to its
 * case. Any value that the host returns, refuses with or throws must also lead to one of the cases. The promise must
 * never reject.
 */
export const holdToContract = (act: string, shapes: Shapes, cases: Cases): void => {
  const each = HOSTS.map((host) => {
    const stated = cases[host]
    return { host, enter: ENTER[host] as () => void, ...('call' in stated ? native(host, stated) : stated) }
  })
  describe.each(each)(`${act} on $host`, ({ enter, leave, ask, ends, ...rest }) => {
    beforeEach(() => void enter())
    afterEach(() => leave?.())

    test.each(ends)('returns the answer that the contract defines: $when', async ({ bring, gives, check }) => {
      bring?.()
      const answer = await ask()
      expect(answer).toEqual(gives)
      expectSound(answer, shapes)
      check?.()
    })

    const { garble, explode, fields = [] } = rest
    if (garble)
      test('returns a valid contract answer for any other host response', async () => {
        await fc.assert(
          fc.asyncProperty(fc.boolean(), hostileAnswer(fields), async (good, value) => {
            garble(good, value)
            expectSound(await ask(), shapes)
          }),
          { numRuns: 60 },
        )
      })
    if (explode)
      test('returns a valid contract answer if the host throws', async () => {
        explode()
        expectSound(await ask(), shapes)
      })
  })
}
