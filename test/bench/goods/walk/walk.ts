import type { GatewayOptions } from '../../../../scripts/gateway/core/server'
import { playOn } from '../../machine'
import { commands } from './commands'
import { CartGateway } from './gateway'
import { CartWorld } from './world'

/** Plays random walks of carts on a new gateway. @returns the counts of the steps, and the broken rules */
export const walkCarts = (engine: string, options: GatewayOptions) =>
  playOn(
    {
      name: 'goods',
      runs: 40,
      make: (context, url) => new CartWorld(new CartGateway({ context, url })),
      commands,
    },
    engine,
    options,
  )
