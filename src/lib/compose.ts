/**
 * A step of a pipeline (middleware). It awaits `next()` to run the following steps, and can run code before and after
 * them.
 */
export type Step<Context> = (context: Context, next: () => Promise<void>) => Promise<void>

/**
 * Combines steps in order into one step. `next` runs after the last step. A step that calls `next` twice causes an
 * `Error`.
 */
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
