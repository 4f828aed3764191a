/** One step of a pipeline: does its part, awaits `next()` for the rest, and may act afterwards. */
export type Step<Context> = (context: Context, next: () => Promise<void>) => Promise<void>

/** Combines steps in order; `next` follows the last one. A step that calls `next` twice gets an `Error`. */
export const compose =
  <Context>(steps: readonly Step<Context>[]): Step<Context> =>
  (context, next) => {
    let reached = -1
    const run = async (index: number): Promise<void> => {
      if (index <= reached) throw new Error('A step called next() twice. Call it once.')
      reached = index
      const step = steps[index]
      if (step) await step(context, () => run(index + 1))
      else await next()
    }
    return run(0)
  }
