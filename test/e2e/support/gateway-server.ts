/*
 * Runs the gateways of the browser tests in one process that has loaded their code once.
 * `POST /` starts a freshly seeded gateway and returns its address. `DELETE /?url=…` stops it. Prints its own address
 * when it is ready.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtStorefront } from '../../../scripts/browser/start-storefront'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { lendDatabase } from '../../gateway/support/native/database'
import { makeImage } from '../../gateway/support/native/image'
import { delayAnswersIfLate } from '../../support/late-answers'

const HOST = '127.0.0.1'

const running = new Map<string, RunningGateway>()

/** The clock of each gateway starts at the time of the seed, however late in the run the gateway starts. */
const start = async (image: Blob, seededAt: number): Promise<string> => {
  const webRoot = builtStorefront()
  const database = await lendDatabase(seededAt, () => Promise.resolve(image))
  const gateway = await startGateway({ port: 0, host: HOST, webRoot, database, clock: memoryClock(seededAt) })
  delayAnswersIfLate(gateway.app.server)
  running.set(gateway.url, gateway)
  return gateway.url
}

const stop = async ({ url = '/' }: IncomingMessage): Promise<string> => {
  const stopped = new URL(url, `http://${HOST}`).searchParams.get('url') ?? ''
  await running.get(stopped)?.close()
  running.delete(stopped)
  return stopped
}

const main = async (): Promise<void> => {
  const seededAt = Date.now()
  const image = await makeImage(seededAt)
  const server = createServer((request, response) => {
    const done = request.method === 'DELETE' ? stop(request) : start(image, seededAt)
    done.then(
      (url) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  // Never closes a keep-alive connection, as a worker may be sending its next request on it.
  server.keepAliveTimeout = 0
  server.listen(0, HOST, () => process.stdout.write(`http://${HOST}:${(server.address() as AddressInfo).port}\n`))
  // The process of the tests has ended or was killed, so this process ends, too.
  process.stdin.on('end', () => process.exit()).resume()
}

void main()
