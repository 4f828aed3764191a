import { createServer } from 'node:net'

/** Maximum number of ports to try. */
const TRIES = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/**
 * Returns the first free port, starting at `requested`. Rejects with a message for the user if all of the 20 ports are
 * in use.
 */
export const freePort = async (requested: number, host: string): Promise<number> => {
  for (let port = requested; port < requested + TRIES; port += 1) if (await isFree(port, host)) return port
  throw new Error(`Ports ${requested} to ${requested + TRIES - 1} are taken. Set PORT to a free port.`)
}
