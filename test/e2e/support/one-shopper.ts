import type { Shopper } from '../../../scripts/browser/shopper'
import { comeAs, type GuestOptions, type Stage, withScreenState } from './stage'
import { rememberToasts } from './toasts'

export interface OneShopper {
  readonly shopper: Shopper
  /** Adds a test that continues where the previous test ended. The test may only throw or log the expected errors. */
  step(name: string, steps: (shopper: Shopper) => Promise<void>, expects?: RegExp): void
}

/** Opens one visitor for all tests of a `describe`, so that the app does not start again for each test. */
export const useOneShopper = (
  stage: Stage,
  options: GuestOptions,
  begin: (shopper: Shopper) => Promise<void>,
): OneShopper => {
  let shopper: Shopper
  let seen = 0
  beforeAll(async () => {
    shopper = await comeAs(stage, options)
    await rememberToasts(shopper.page)
    await begin(shopper)
  })
  afterAll(() => shopper?.close())
  return {
    get shopper() {
      return shopper
    },
    step: (name, steps, expects) => {
      test(name, async () => {
        try {
          await steps(shopper)
          // When this response arrives, all earlier console lines of the page have arrived, too.
          await shopper.page.evaluate(() => undefined)
          const errors = shopper.errors.slice(seen).filter((error) => !expects?.test(error))
          expect(errors).toEqual([])
        } catch (error) {
          throw await withScreenState(error, shopper, shopper.errors.slice(seen))
        } finally {
          seen = shopper.errors.length
        }
      })
    },
  }
}
