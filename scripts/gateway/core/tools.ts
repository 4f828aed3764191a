import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'
import { isLoopbackAddress } from './own-host'
import type { App } from './provider'
import type { Settings } from './settings'

/**
 * Rejects requests from foreign origins, because any web page in the same browser could send requests. Accepts the
 * sandbox's own pages and programs.
 */
export const refuseForeignOrigin = async ({ headers, ownOrigin, protocol, host }: FastifyRequest): Promise<void> => {
  const { origin } = headers
  const own = [ownOrigin, `${protocol}://${host}`]
  if (origin !== undefined && !own.includes(origin)) throw new Refusal('foreignOrigin', { http: 403 })
}

/**
 * Rejects forwarded requests. A proxy on this machine sends requests of other machines from this machine's own address.
 */
const refuseOtherMachines = async ({ ip, headers }: FastifyRequest): Promise<void> => {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (isForwarded || !isLoopbackAddress(ip)) throw new Refusal('otherMachine', { http: 403 })
}

/**
 * Protects the routes of the console and the gate, which show and change everything without a login. Accepts only this
 * machine, unless TOOLS_ON_NETWORK is set.
 */
export const guardTools = (scope: App, { toolsOnNetwork }: Pick<Settings, 'toolsOnNetwork'>): void => {
  scope.addHook('onRequest', refuseForeignOrigin)
  if (!toolsOnNetwork) scope.addHook('onRequest', refuseOtherMachines)
}

/**
 * Returns a notice for the start of a sandbox that other machines can reach, or ''.
 * @param host the name or address that the sandbox listens on
 */
export const toolsNotice = (host: string, { toolsOnNetwork }: Pick<Settings, 'toolsOnNetwork'>): string => {
  if (host === 'localhost' || isLoopbackAddress(host)) return ''
  return toolsOnNetwork
    ? 'Warning: everybody who reaches this address can open the console and the gate, and read every login code.'
    : 'The console and the gate open on this machine only. TOOLS_ON_NETWORK=1 opens them to other machines.'
}
