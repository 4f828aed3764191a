import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the client closes the connection before the response. */
export const leaving = (reply: FastifyReply): AbortSignal => {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}

/** Resolves after `ms` (Infinity: never), or when one of the signals aborts. */
export const pause = (ms: number, until: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const signal = AbortSignal.any([...until])
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
