import { createServer } from 'node:net'

/** How many ports are tried before giving up. */
const TRIES = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** The first free port from `wanted` on. Rejects with a line for the user when the next 20 are all taken. */
export const freePort = async (requested: number, host: string): Promise<number> => {
  for (let port = requested; port < requested + TRIES; port += 1) if (await isFree(port, host)) return port
  throw new Error(`Ports ${requested} to ${requested + TRIES - 1} are all taken; set PORT to a free one.`)
}
