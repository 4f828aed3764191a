import type { Language } from './localized-text'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language to answer in. */
    lang: Language
    /** The signed-in user; empty on public paths. */
    userId: string
    /** The login that the call came with; empty on public paths. */
    sessionId: string
    /** The gateway's origin as buyers open it. */
    readonly ownOrigin: string
    /** The code that the envelope carried. */
    businessCode: number | null
    /** The kind of fault it met; null for none. */
    fault: string | null
    /** Its answer leaves with values of wrong types. */
    garbled: boolean
    /** A fault demands the pass of the show that is bought. */
    passDemanded: boolean
    /** What it showed of the token that the gateway hands out (`anti-abuse.ts`). */
    antiAbuse: 'good' | 'absent' | 'bad'
  }
  interface FastifyContextConfig {
    /** Not an API path: pages, pictures, the sandbox's own tools. No token, no envelope. */
    open?: boolean
  }
}
