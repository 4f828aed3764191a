import type { Language } from './db/words'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language to answer in. */
    lang: Language
    /** The signed-in user; empty on public paths. */
    userId: string
    /** The code that the envelope carried. */
    businessCode: number | null
  }
  interface FastifyContextConfig {
    /** Not an API path: pages, pictures, the sandbox's own tools. No token, no envelope. */
    open?: boolean
  }
}
