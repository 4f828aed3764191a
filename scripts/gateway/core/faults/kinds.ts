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

/** Maximum delay in ms: one hour. `hang` has no limit. */
const MAX_DURATION = 3_600_000

/** Parameters of each kind of fault. `POST /console/api/faults` validates its body by the kind. */
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
  /** A business code with HTTP status 200 and no response mode. */
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
  /** Delay before the normal response, in ms. */
  delay: Type.Object({ kind: Type.Literal('delay'), ms: Type.Integer({ minimum: 1, maximum: MAX_DURATION }) }),
  /** Sends no response until the client disconnects or the fault is removed. */
  hang: Type.Object({ kind: Type.Literal('hang') }),
  /** Closes the connection without a response. */
  drop: Type.Object({ kind: Type.Literal('drop') }),
  garbage: Type.Object({
    kind: Type.Literal('garbage'),
    form: literals('html', 'json-cut', 'wrong-types', 'empty', 'null-data'),
  }),
  /** Treats access tokens as expired if they were issued before the fault was set. */
  'old-token': Type.Object({ kind: Type.Literal('old-token') }),
  /** Ends logins that are older than the fault. The reason in the response is "logged in on another device". */
  'other-device': Type.Object({ kind: Type.Literal('other-device') }),
  /** Logged-in users must bind an account. */
  'need-bind': Type.Object({ kind: Type.Literal('need-bind') }),
  /** Price and order calls require the pass that responses about the show contained (shell §7). */
  pass: Type.Object({ kind: Type.Literal('pass') }),
  queue: Type.Object({
    kind: Type.Literal('queue'),
    /** Number of simulated users in front of each new user. */
    ahead: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    ratePerMinute: Type.Integer({ minimum: 1, maximum: 600_000 }),
    /** Selects the details of the queue to send to waiting users. */
    tells: literals('all', 'place', 'rate', 'nothing'),
  }),
} as const

export type FaultKind = keyof typeof KINDS
export type FaultAnswer<Kind extends FaultKind = FaultKind> = Static<(typeof KINDS)[Kind]>

/** A fault: the calls that it applies to, the number of requests, and the response. */
export interface Fault {
  method?: string
  /** A registered route pattern, such as `/show/pub/v5/show/:showId/static`, or `*` for every call. */
  route: string
  /**
   * Number of requests that the fault applies to, unlimited by default. For a queue it is the number of admitted
   * requests.
   */
  times?: number
  answer: FaultAnswer
}
