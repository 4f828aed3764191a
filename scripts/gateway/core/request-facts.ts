import type { Language } from './localized-text'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response. */
    lang: Language
    /** Id of the logged-in user. Empty on public paths. */
    userId: string
    /** Id of the login session. Empty on public paths. */
    sessionId: string
    /** Origin of the gateway in the addresses that buyers open. */
    readonly ownOrigin: string
    /** Business code of the response's envelope. */
    businessCode: number | null
    /** The kind of fault that was applied, or null. */
    fault: string | null
    /** True if a fault replaces the response's values by values of wrong types. */
    garbled: boolean
    /** True if a fault requires the pass of the show. */
    passDemanded: boolean
    /** State of the anti-abuse token in the request (`anti-abuse.ts`). */
    antiAbuse: 'good' | 'absent' | 'bad'
  }
  interface FastifyContextConfig {
    /**
     * True for paths that are not part of the API: pages, pictures and sandbox tools. They need no token and send no
     * envelope.
     */
    open?: boolean
    /** True for the storefront's pages. Every address that accepts HTML has a page, even an undecodable address. */
    page?: boolean
  }
}
