import type fc from 'fast-check'
import { brokenRules } from './rules'
import type { World } from './world'

/** A step of a random walk. There is no model of the gateway; instead, the rules are checked after every step. */
export const step = (name: string, run: (world: World) => Promise<unknown>): fc.AsyncCommand<object, World> => ({
  check: () => true,
  run: async (_, world) => {
    await run(world)
    world.played.steps += 1
    const broken = [...(await world.settle()), ...(await brokenRules(world.gateway.db))]
    if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`)
  },
  toString: () => name,
})
