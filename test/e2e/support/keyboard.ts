import type { Shopper } from '../../../scripts/browser/shopper'

/** Maximum number of focus stops on a screen. No screen has more. */
const STOPS = 250

/** Runs in the page: returns the approximate accessible name of the focused element. */
const focusedName = (): string => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return ''
  const labelled = element.getAttribute('aria-labelledby')
  const byId = labelled
    ?.split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  return (element.getAttribute('aria-label') ?? byId ?? element.innerText ?? '').replace(/\s+/g, ' ').trim()
}

/** Runs in the page: returns the value of the focused form button. */
const focusedValue = (): string => (document.activeElement as HTMLButtonElement | null)?.value ?? ''

const matches = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** A keyboard user, who moves the focus by Tab and presses keys. */
export class Keyboard {
  constructor(private readonly shopper: Shopper) {}

  /** Presses Tab until the element with this name has the focus. @throws Error if no element gets the focus */
  async goTo(wanted: string | RegExp): Promise<void> {
    const { page } = this.shopper
    const passed: string[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      const name = await page.evaluate(focusedName)
      if (matches(name, wanted)) return
      passed.push(name)
      await page.keyboard.press('Tab')
    }
    throw new Error(`No stop is named ${String(wanted)}. There are: ${[...new Set(passed)].join(' | ')}`)
  }

  /** Focuses an element and presses a key on it. */
  async press(wanted: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(wanted)
    await this.shopper.page.keyboard.press(key)
  }

  /** Focuses and presses a form button by its value, on a page of the sandbox. */
  async pressValue(value: string): Promise<void> {
    const { page } = this.shopper
    for (let stop = 0; stop < STOPS; stop += 1) {
      if ((await page.evaluate(focusedValue)) === value) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`No button has the value ${value}.`)
  }

  /** Logs in by phone and code on the login screen. Returns when the page that the visitor wanted to open is shown. */
  async logIn(cellphone: string): Promise<void> {
    const { shopper } = this
    const { page } = shopper
    const t = shopper.texts('user')
    await shopper.at(t('login.heading'))
    await this.goTo(t('login.phone'))
    await page.keyboard.type(cellphone)
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.getAttribute('role') === 'checkbox')))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await this.press(t('login.getCode'))
    await shopper.at(t('code.title'))
    const code = await shopper.storefront.codeFor(cellphone)
    await this.goTo(shopper.texts('form')('code.label'))
    await page.keyboard.type(code)
  }
}
