import { createServer } from 'node:net'

/** Maximum number of tried ports. */
const TRIES = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Returns the first free port from `requested` on. Rejects with a line for the user if the next 20 are all taken. */
export const freePort = async (requested: number, host: string): Promise<number> => {
  for (let port = requested; port < requested + TRIES; port += 1) if (await isFree(port, host)) return port
  throw new Error(`Ports ${requested} to ${requested + TRIES - 1} are taken. Set PORT to a free port.`)
}
