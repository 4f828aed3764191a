import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../gateway/core/faults/kinds'
import { startGateway } from '../gateway/core/server'

/** Where the build is: `FOYER_OUTPUT` as for the build itself (config/README.md). */
const webRoot = path.resolve(__dirname, '../..', process.env.FOYER_OUTPUT ?? 'dist/h5')

/** The built web storefront with a freshly seeded gateway behind it, on a free port. */
export interface Storefront {
  /** Origin, without a closing slash. */
  readonly url: string
  /** The last code sent to a phone (without country code) or an e-mail address, as the sandbox's console shows it. */
  codeFor(to: string): Promise<string>
  /** Lets time pass for the gateway, ms, as its console does; browsers follow with the next answer they get. */
  advance(ms: number): Promise<void>
  /** Lets calls answer something else, as its console does. @returns the fault's id. */
  fault(fault: Fault): Promise<string>
  /** What is set, and how often it was met. */
  faults(): Promise<readonly (Fault & { id: string; used: number })[]>
  /** Everything answers as ever. */
  clearFaults(): Promise<void>
  stop(): Promise<void>
}

/** The sandbox's console for programs: what it answers, or an error with its words. */
const consoleOf =
  (url: string) =>
  async <Data = void>(method: string, path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${url}/console/api/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const { statusCode, comments, data } = (await answer.json()) as { statusCode: number; comments: string; data: Data }
    if (statusCode !== 200) throw new Error(`The console refused ${path}: ${comments}`)
    return data
  }

/** @throws Error when the storefront was not built. */
export const startStorefront = async (): Promise<Storefront> => {
  if (!existsSync(path.join(webRoot, 'index.html')))
    throw new Error(`There is no storefront in ${webRoot}: npm run build:h5 first.`)
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', webRoot })
  const ask = consoleOf(gateway.url)
  return {
    url: gateway.url,
    codeFor: async (to) => {
      const field = to.includes('@') ? 'email' : 'cellphone'
      const [sent] = await ask<{ code: string }[]>('GET', `codes?${field}=${encodeURIComponent(to)}`)
      if (!sent) throw new Error(`No code was sent to ${to}.`)
      return sent.code
    },
    advance: (ms) => ask('POST', 'clock', { advance: ms }),
    fault: async (fault) => (await ask<{ id: string }>('POST', 'faults', fault)).id,
    faults: () => ask('GET', 'faults'),
    clearFaults: () => ask('DELETE', 'faults'),
    stop: () => gateway.close(),
  }
}
