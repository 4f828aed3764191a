import * as v from 'valibot'
import type { AppSession, AppStart } from './contract'

/** Version of the protocol. Messages of other versions are rejected. */
export const PROTOCOL = 1

/** Maximum length of a message in characters. Longer messages are rejected without being parsed. */
const MAX_LENGTH = 20_000

const plain = v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{C}<>]*$/u)), '')
const token = v.pipe(v.string(), v.regex(/^[\w\-.~+/=]{8,4096}$/))

const session = v.strictObject({
  userId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  accessToken: token,
  refreshToken: token,
  cellphone: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/)), ''),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/)), ''),
  email: plain,
  nickname: plain,
  avatar: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^(https:\/\/[^\s\\<>"]+)?$/)), ''),
})

const protocol = v.literal(PROTOCOL)
const reply = v.pipe(v.number(), v.integer())

const message = v.union([
  v.strictObject({ foyer: protocol, event: v.literal('session'), data: v.nullable(session) }),
  v.strictObject({ foyer: protocol, reply, ok: v.literal(true), data: v.optional(v.unknown()) }),
  v.strictObject({
    foyer: protocol,
    reply,
    ok: v.literal(false),
    reason: v.optional(v.picklist(['unsupported', 'cancelled', 'failed']), 'failed'),
  }),
])

export type AppMessage = v.InferOutput<typeof message>
export type AppReply = Exclude<AppMessage, { event: 'session' }>

/** Parses a message: a text with exactly the fields of the protocol. Returns the reason if it is invalid. */
export const readMessage = (text: unknown): AppMessage | 'no text' | 'too long' | 'no JSON' | 'not of the protocol' => {
  if (typeof text !== 'string') return 'no text'
  if (text.length > MAX_LENGTH) return 'too long'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  const read = v.safeParse(message, value)
  return read.success ? read.output : 'not of the protocol'
}

const start = v.strictObject({ session: v.optional(v.nullable(session)) })
const login = v.strictObject({ session })

/** Parses the response to `start`. Returns null if it does not comply with the protocol. */
export const readStart = (data: unknown): AppStart | null => {
  const read = v.safeParse(start, data)
  return read.success ? (read.output as AppStart) : null
}

/** Parses the session in the response to `login`. Returns null if it does not comply with the protocol. */
export const readLogin = (data: unknown): AppSession | null => {
  const read = v.safeParse(login, data)
  return read.success ? read.output.session : null
}
