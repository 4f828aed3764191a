import type { Language } from './localized-text'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response. */
    lang: Language
    /** The signed-in user; empty on public paths. */
    userId: string
    /** The login of the call; empty on public paths. */
    sessionId: string
    /** The gateway's origin as buyers open it. */
    readonly ownOrigin: string
    /** Business code of the response's envelope. */
    businessCode: number | null
    /** The kind of fault that was applied, or null. */
    fault: string | null
    /** True if the response gets values of wrong types. */
    garbled: boolean
    /** True if a fault requires the pass of the bought show. */
    passDemanded: boolean
    /** State of the anti-abuse token in the request (`anti-abuse.ts`). */
    antiAbuse: 'good' | 'absent' | 'bad'
  }
  interface FastifyContextConfig {
    /** True for paths outside the API: pages, pictures, the sandbox's tools. They have no token and no envelope. */
    open?: boolean
    /** True for the storefront's pages: every address has one, also an unreadable one. */
    page?: boolean
  }
}
