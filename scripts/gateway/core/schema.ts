import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { NOTICE_CHANNELS } from '../../../src/domain/notice-channel'
import { envelopeSchema } from './envelope'

/** An id of any resource: short, printable, without path characters. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
export const OptionalId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }))

/** A local date `yyyy-MM-dd`, or empty. */
export const LocalDate = Type.String({ pattern: '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$' })

/** A time in epoch ms. The maximum is the last valid JavaScript date, which fits into an int8 of the database. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })

/** Range of a list, by default 20 entries (shell §9). */
export const paging = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
}

export const Flag = Type.Optional(Type.Boolean())
export const Latitude = Type.Optional(Type.Number({ minimum: -90, maximum: 90 }))
export const Longitude = Type.Optional(Type.Number({ minimum: -180, maximum: 180 }))

/** A phone number as digits, and a calling code without plus. */
export const Cellphone = Type.String({ pattern: '^\\d{5,15}$' })
export const CountryCode = Type.String({ pattern: '^\\d{1,4}$' })

export const Email = Type.String({ minLength: 3, maxLength: 120, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' })
export const VerifyCode = Type.String({ pattern: '^\\d{6}$' })

/** The client's terminal code (shell §7). */
export const Platform = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' })

/** Channel of a buyer's notifications (`remindType`, shell §7). Without it the gateway chooses. */
export const RemindType = Type.Optional(Type.Union(NOTICE_CHANNELS.map((channel) => Type.Literal(channel))))

/** Every response is an envelope, with any HTTP status. */
const answers = { '2xx': envelopeSchema, '4xx': envelopeSchema, '5xx': envelopeSchema }

/** The type of valid values for a set of properties. */
export type Values<P extends TProperties> = Static<TObject<P>>

interface Parts<P extends TProperties, Q extends TProperties, B extends TProperties> {
  /** Summary of the call in the OpenAPI document (`/openapi.json`), one line. */
  summary: string
  params?: P
  query?: Q
  body?: B
}

interface RouteSchema<P extends TProperties, Q extends TProperties, B extends TProperties> {
  summary: string
  params: TObject<P>
  querystring: TObject<Q>
  body: TObject<B>
  response: typeof answers
}

/**
 * Creates the schema of a route from the properties of its parts. Queries accept other properties, because every
 * request has common parameters (lang, utcOffset, channelId, ver, terminalSrc …, shell §7).
 */
export const schema = <P extends TProperties = {}, Q extends TProperties = {}, B extends TProperties = {}>({
  summary,
  params,
  query,
  body,
}: Parts<P, Q, B>): RouteSchema<P, Q, B> => {
  const parts = {
    summary,
    params: Type.Object(params ?? ({} as P)),
    querystring: Type.Object(query ?? ({} as Q)),
    ...(body ? { body: Type.Object(body) } : {}),
    response: answers,
  }
  return parts as RouteSchema<P, Q, B>
}
