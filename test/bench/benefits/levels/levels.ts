import type { GatewayOptions } from '../../../../scripts/gateway/core/server'
import { playOn } from '../../machine'
import { commands } from './commands'
import { World } from './world'

/**
 * Runs random walks over growth and levels: tickets, refunds, memberships, growth from the merchant, and the clock.
 */
export const walkLevels = async (engine: string, options: GatewayOptions) => {
  const machine = { name: 'levels', runs: 40, make: (gateway: World['gateway']) => new World(gateway), commands }
  const { broken, ...figures } = await playOn(machine, engine, options)
  return { figures, broken }
}
