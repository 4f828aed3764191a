import { type Static, Type } from 'typebox'

const optionalText = (maxLength = 64) => Type.Optional(Type.String({ maxLength }))
const literals = <T extends string>(...values: T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))))

/** Optional texts of a business response. */
const texts = {
  comments: optionalText(500),
  subComments: optionalText(500),
  actText: optionalText(),
  errorCode: optionalText(),
}

/** An hour. Use `hang` for longer. */
const MAX_DURATION = 3_600_000

/** Parameters of each kind of fault. The body of `POST /console/api/faults` is checked by its kind. */
export const KINDS = {
  /** A refusal with a response mode (shell §8). Allows any number, since clients must handle unknown modes. */
  mode: Type.Object({
    kind: Type.Literal('mode'),
    mode: Type.Integer({ minimum: 0, maximum: 999 }),
    statusCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    iconUrl: Type.Optional(Type.String({ pattern: '^(https://[^\\s"<>]+)?$', maxLength: 300 })),
    data: Type.Optional(Type.Any()),
    ...texts,
  }),
  /** A business code on HTTP 200, without a mode. */
  code: Type.Object({
    kind: Type.Literal('code'),
    statusCode: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    ...texts,
  }),
  http: Type.Object({
    kind: Type.Literal('http'),
    status: Type.Integer({ minimum: 400, maximum: 999 }),
    body: Type.Optional(literals('envelope', 'empty', 'html')),
  }),
  /** Delay before the ordinary answer, ms. */
  delay: Type.Object({ kind: Type.Literal('delay'), ms: Type.Integer({ minimum: 1, maximum: MAX_DURATION }) }),
  /** No answer until the caller leaves or the fault is removed. */
  hang: Type.Object({ kind: Type.Literal('hang') }),
  /** The connection is cut. */
  drop: Type.Object({ kind: Type.Literal('drop') }),
  garbage: Type.Object({
    kind: Type.Literal('garbage'),
    form: literals('html', 'json-cut', 'wrong-types', 'empty', 'null-data'),
  }),
  /** Access tokens issued before the fault was set have expired. */
  'old-token': Type.Object({ kind: Type.Literal('old-token') }),
  /** Sessions from before the fault end as "logged in on another device". */
  'other-device': Type.Object({ kind: Type.Literal('other-device') }),
  /** A logged-in caller has to bind an account. */
  'need-bind': Type.Object({ kind: Type.Literal('need-bind') }),
  /** Pricing and ordering demand the pass that the show's public answers carried (shell §7). */
  pass: Type.Object({ kind: Type.Literal('pass') }),
  queue: Type.Object({
    kind: Type.Literal('queue'),
    /** Simulated callers ahead of each new one. */
    ahead: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    ratePerMinute: Type.Integer({ minimum: 1, maximum: 600_000 }),
    /** The queue facts that waiting callers get. */
    tells: literals('all', 'place', 'rate', 'nothing'),
  }),
} as const

export type FaultKind = keyof typeof KINDS
export type FaultAnswer<Kind extends FaultKind = FaultKind> = Static<(typeof KINDS)[Kind]>

/** A fault: its calls, its number of requests, its response. */
export interface Fault {
  method?: string
  /** A registered pattern, e.g. `/show/pub/v5/show/:showId/static`, or `*` for every call. */
  route: string
  /** Number of requests that get it; without it, all until its removal. For a queue: number of admitted requests. */
  times?: number
  answer: FaultAnswer
}
