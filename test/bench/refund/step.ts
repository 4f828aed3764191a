import type fc from 'fast-check'
import { brokenRules } from './rules'
import type { World } from './world'

type Step<Walked extends World> = (
  name: string,
  run: (world: Walked) => Promise<unknown>,
) => fc.AsyncCommand<object, Walked>

/**
 * Returns a function that makes the steps of a random walk. There is no model of the gateway; instead, the rules are
 * checked after every step.
 *
 * @param moreRules returns the broken rules of this kind of walk
 */
export const stepOf =
  <Walked extends World>(moreRules: (world: Walked) => Promise<string[]> = () => Promise.resolve([])): Step<Walked> =>
  (name, run) => ({
    check: () => true,
    run: async (_, world) => {
      await run(world)
      world.played.steps += 1
      const broken = [...(await world.settle()), ...(await brokenRules(world.gateway.db)), ...(await moreRules(world))]
      if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`)
    },
    toString: () => name,
  })

/** A step of a walk through orders and refunds. */
export const step = stepOf()
