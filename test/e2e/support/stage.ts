import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { loggedIn } from '../../../scripts/browser/logged-in'
import { openShopper, type Shopper } from '../../../scripts/browser/shopper'
import type { Storefront } from '../../../scripts/browser/storefront'
import type { VisitOptions } from '../../../scripts/browser/visit'
import { connectBrowser, openStorefront } from './servers'
import { isWholeMatrix } from '../../support/scope'

export interface GuestOptions extends VisitOptions {
  /** Phone number of the buyer who is logged in from the start; absent for a visitor. */
  as?: string
}

interface WalkOptions extends GuestOptions {
  /**
   * Pattern of console errors that the test causes. The browser logs an error for each response with status 404 and
   * each lost connection.
   */
  expects?: RegExp
  /** True for a variant of another test. It only runs in the whole matrix. */
  isVariant?: boolean
}

/** Opens a new visitor at the storefront. If the options contain a phone number, its buyer is logged in. */
export const comeAs = async ({ browser, storefront }: Stage, { as, ...options }: GuestOptions): Promise<Shopper> => {
  const state = as === undefined ? options.state : await loggedIn(storefront, as)
  return openShopper(browser, storefront, { ...options, state })
}

/** Adds a test that is a variant of another test. It only runs in the whole matrix. */
export const testVariant = (name: string, steps: () => Promise<void>): void => {
  if (isWholeMatrix()) test(name, steps)
}

/** Adds a group of tests that are variants of another test. They only run in the whole matrix. */
export const describeVariants = (name: string, tests: () => void): void => {
  if (isWholeMatrix()) describe(name, tests)
}

/** The storefront, and a browser in which tests use it. */
export interface Stage {
  readonly storefront: Storefront
  readonly browser: Browser
  /**
   * Adds a test with a new visitor. It fails if the steps throw an error or the page logs an unexpected console line.
   */
  walk(name: string, options: WalkOptions, steps: (shopper: Shopper) => Promise<void>): void
}

const PICTURES = path.join(tmpdir(), 'foyer-e2e')

/**
 * Adds the state of the current screen to the error of a failed test.
 * @param errors console errors of this test
 */
export const withScreenState = async (error: unknown, { page }: Shopper, errors: readonly string[]): Promise<Error> => {
  mkdirSync(PICTURES, { recursive: true })
  const picture = path.join(PICTURES, `${Date.now()}.png`)
  await page.screenshot({ path: picture }).catch(() => undefined)
  const headings = await page
    .getByRole('heading')
    .allInnerTexts()
    .catch(() => [])
  // Errors from the browser come from outside Jest's realm, whose `Error` is another class. So `instanceof` does not
  // work.
  const { message = String(error), stack = '' } = error as Partial<Error>
  const state = [`at ${page.url()}`, `headings: ${headings.join(' | ')}`, ...errors, `picture: ${picture}`]
  const failure = new Error([message, ...state].join('\n    '))
  failure.stack = stack.replace(message, () => failure.message)
  return failure
}

const unexpected = (errors: readonly string[], expects?: RegExp): string[] =>
  errors.filter((error) => !expects?.test(error))

/** Languages of walks that need a gateway each. Only the whole matrix has more than the first. */
export const LANGUAGES_TO_WALK: readonly ('zh-CN' | 'en-US')[] = isWholeMatrix() ? ['zh-CN', 'en-US'] : ['zh-CN']

/**
 * Opens a fresh storefront and a connection to the run's browser for the tests of a file, and closes them after the
 * last. Call in a `describe` or at the top; read the result inside tests only.
 */
export const useStage = (): Stage => {
  const open: { storefront?: Storefront; browser?: Browser } = {}
  beforeAll(async () => {
    open.browser = await connectBrowser()
    open.storefront = await openStorefront()
  })
  afterAll(async () => {
    await open.browser?.close()
    await open.storefront?.stop()
  })
  const stage: Stage = {
    get storefront() {
      return open.storefront!
    },
    get browser() {
      return open.browser!
    },
    walk: (name, { expects, isVariant, ...options }, steps) => {
      const add = isVariant ? testVariant : test
      add(name, async () => {
        const shopper = await comeAs(stage, options)
        try {
          await steps(shopper)
          expect(unexpected(shopper.errors, expects)).toEqual([])
        } catch (error) {
          throw await withScreenState(error, shopper, shopper.errors)
        } finally {
          await shopper.close()
        }
      })
    },
  }
  return stage
}
