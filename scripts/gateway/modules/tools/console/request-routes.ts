import type { ServerResponse } from 'node:http'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import type { LogEntry } from '../../../core/request-log'

/** Interval of heartbeats in a silent stream, in ms, because proxies close idle connections. */
const BEAT = 20_000

/**
 * Registers routes for the most recent requests, and for a stream of new requests (server-sent events, one JSON for
 * each entry).
 */
export const requestRoutes: Routes = (app, { requestLog }) => {
  const streams = new Set<ServerResponse>()
  const tell = (text: string) => streams.forEach((stream) => stream.write(text))
  const onEntry = (entry: LogEntry) => tell(`data: ${JSON.stringify(entry)}\n\n`)
  let timer: NodeJS.Timeout | undefined

  app.addHook('onReady', async () => {
    requestLog.on('entry', onEntry)
    timer = setInterval(() => tell('event: beat\ndata: {}\n\n'), BEAT)
    timer.unref()
  })
  // An open stream would prevent the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    requestLog.off('entry', onEntry)
    streams.forEach((stream) => stream.end())
  })

  app.get(
    '/console/api/requests',
    { schema: schema({ summary: 'The last requests' }), config: { open: true } },
    async () => ok([...requestLog.recent()].reverse()),
  )

  // Disables HEAD, because an endless stream has no length.
  app.get('/console/api/requests/stream', { config: { open: true }, exposeHeadRoute: false }, (_request, reply) => {
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('retry: 2000\n\n')
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
  })
}
