import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'
import { isLoopbackAddress } from './own-host'
import type { App } from './provider'
import type { Settings } from './settings'

/** Lets only the sandbox’s own pages and programs read and change the sandbox: any page in the same browser could try. */
export const refuseForeignOrigin = async ({ headers, ownOrigin, protocol, host }: FastifyRequest): Promise<void> => {
  const { origin } = headers
  const own = [ownOrigin, `${protocol}://${host}`]
  if (origin !== undefined && !own.includes(origin)) throw new Refusal('foreignOrigin', { http: 403 })
}

/** What a proxy on this machine sends on has this machine's address, no matter who asked the proxy. */
const refuseOtherMachines = async ({ ip, headers }: FastifyRequest): Promise<void> => {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (isForwarded || !isLoopbackAddress(ip)) throw new Refusal('otherMachine', { http: 403 })
}

/**
 * Guards routes without a login that show and change everything: the console's and the gate's. They answer this machine, and others
 * where TOOLS_ON_NETWORK is set.
 */
export const guardTools = (scope: App, { toolsOnNetwork }: Pick<Settings, 'toolsOnNetwork'>): void => {
  scope.addHook('onRequest', refuseForeignOrigin)
  if (!toolsOnNetwork) scope.addHook('onRequest', refuseOtherMachines)
}

/**
 * What to print at the start of a sandbox that other machines reach; nothing where only this machine does.
 *
 * @param host the name or address that it listens on
 */
export const toolsNotice = (host: string, { toolsOnNetwork }: Pick<Settings, 'toolsOnNetwork'>): string => {
  if (host === 'localhost' || isLoopbackAddress(host)) return ''
  return toolsOnNetwork
    ? 'Warning: everybody who reaches this address can open the console and the gate, and read every login code.'
    : 'The console and the gate open on this machine only. TOOLS_ON_NETWORK=1 opens them to other machines.'
}
