import type { GatewayOptions } from '../../../../scripts/gateway/core/server'
import { playOn } from '../../machine'
import { commands } from './commands'
import { World } from './world'

/** Plays growth and levels: tickets, refunds, memberships, gifts of growth, and the clock. */
export const walkLevels = async (engine: string, options: GatewayOptions) => {
  const machine = { name: 'levels', runs: 40, make: (gateway: World['gateway']) => new World(gateway), commands }
  const { broken, ...figures } = await playOn(machine, engine, options)
  return { figures, broken }
}
