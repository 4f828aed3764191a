import { existsSync } from 'node:fs'
import path from 'node:path'
import { startGateway } from '../gateway/server'

/** Where the build is: `FOYER_OUTPUT` as for the build itself (config/README.md). */
const webRoot = path.resolve(__dirname, '../..', process.env.FOYER_OUTPUT ?? 'dist/h5')

/** The built web storefront with a freshly seeded gateway behind it, on a free port. */
export interface Storefront {
  /** Origin, without a closing slash. */
  readonly url: string
  /** The last code sent to a phone (without country code), as the sandbox's console shows it. */
  codeFor(cellphone: string): Promise<string>
  /** Lets time pass for the gateway, ms, as its console does; browsers follow with the next answer they get. */
  advance(ms: number): Promise<void>
  stop(): Promise<void>
}

/** @throws Error when the storefront was not built. */
export const startStorefront = async (): Promise<Storefront> => {
  if (!existsSync(path.join(webRoot, 'index.html')))
    throw new Error(`There is no storefront in ${webRoot}: npm run build:h5 first.`)
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', webRoot })
  return {
    url: gateway.url,
    codeFor: async (cellphone) => {
      const answer = await fetch(`${gateway.url}/console/api/codes?cellphone=${cellphone}`)
      const [sent] = ((await answer.json()) as { data: { code: string }[] }).data
      if (!sent) throw new Error(`No code was sent to ${cellphone}.`)
      return sent.code
    },
    advance: async (ms) => {
      const answer = await fetch(`${gateway.url}/console/api/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance: ms }),
      })
      if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`)
    },
    stop: () => gateway.close(),
  }
}
