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
  /** A phone number to be logged in with from the start; a visitor when absent. */
  as?: string
}

interface WalkOptions extends GuestOptions {
  /** Errors that belong to the walk: the browser reports each answer 404 and each lost connection. */
  expects?: RegExp
  /** Another form of a walk beside it: taken in the whole matrix only. */
  isVariant?: boolean
}

/** Opens a new visitor at the storefront, logged in when the options contain a phone. */
export const comeAs = async ({ browser, storefront }: Stage, { as, ...options }: GuestOptions): Promise<Shopper> => {
  const state = as === undefined ? options.state : await loggedIn(storefront, as)
  return openShopper(browser, storefront, { ...options, state })
}

/** A test of another form of what a test beside it checks: run in the whole matrix only. */
export const testVariant = (name: string, steps: () => Promise<void>): void => {
  if (isWholeMatrix()) test(name, steps)
}

/** A group of variants of another test: runs in the whole matrix only. */
export const describeVariants = (name: string, tests: () => void): void => {
  if (isWholeMatrix()) describe(name, tests)
}

/** The storefront and a browser to walk through it. */
export interface Stage {
  readonly storefront: Storefront
  readonly browser: Browser
  /** Adds a test: a new visitor walks through the storefront without a thrown error or a console line. */
  walk(name: string, options: WalkOptions, steps: (shopper: Shopper) => Promise<void>): void
}

const PICTURES = path.join(tmpdir(), 'foyer-e2e')

/** Adds the visitor's view to a walk's failure. `errors` are those of this walk. */
export const withScreenState = async (error: unknown, { page }: Shopper, errors: readonly string[]): Promise<Error> => {
  mkdirSync(PICTURES, { recursive: true })
  const picture = path.join(PICTURES, `${Date.now()}.png`)
  await page.screenshot({ path: picture }).catch(() => undefined)
  const headings = await page
    .getByRole('heading')
    .allInnerTexts()
    .catch(() => [])
  // The browser's errors are made outside of Jest's world, where `Error` is another class.
  const { message = String(error), stack = '' } = error as Partial<Error>
  const state = [`at ${page.url()}`, `headings: ${headings.join(' | ')}`, ...errors, `picture: ${picture}`]
  const failure = new Error([message, ...state].join('\n    '))
  failure.stack = stack.replace(message, () => failure.message)
  return failure
}

const unexpected = (errors: readonly string[], expects?: RegExp): string[] =>
  errors.filter((error) => !expects?.test(error))

/**
 * Opens a fresh storefront and a connection to the run's browser for the tests of a file, and closes them after the last.
 * Call in a `describe` or at the top; read the result inside tests only.
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
