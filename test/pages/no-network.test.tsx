import type { ComponentType } from 'react'
import { factsOf, type RouteName, routeNames } from '@/router/table/table'
import { openScreen } from '../support/open-screen'

/** Parameters for screens that only open with specific values. */
const PARAMS: Record<string, string> = { link: 'https://other.example/', quantity: '2' }

const paramsOf = (name: RouteName): Record<string, string> => {
  const { required } = factsOf(name)
  const given = name === 'confirm-order' ? [...required, 'seatPlanId', 'quantity'] : required
  return Object.fromEntries(given.map((param) => [param, PARAMS[param] ?? 'X1']))
}

const screens = routeNames.filter((name) => !factsOf(name).redirectTo)

/** Returns the texts that are not part of headings and buttons. */
const sentencesOf = (root: HTMLElement): string => {
  const copy = root.cloneNode(true) as HTMLElement
  copy.querySelectorAll('[role=heading], button, a, nav').forEach((element) => element.remove())
  return (copy.textContent ?? '').trim()
}

/** Returns the texts of the buttons on the screen, without the tabs and the back button. */
const waysOn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('button')]
    .filter((button) => !button.closest('nav, [role=navigation]') && button.getAttribute('aria-label') !== '返回')
    .map((button) => button.textContent ?? '')

describe('a gateway that does not respond', () => {
  test.each(screens)('shows a message with a next step, or a menu, on the screen %s', async (name) => {
    const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`@/${factsOf(name).page}`)
    const screen = await openScreen(Screen, { member: true, params: paramsOf(name) })
    await screen.wait(12_000)
    const ways = waysOn(screen.root)
    expect(ways).not.toEqual([])
    if (ways.length === 1) expect(sentencesOf(screen.root)).not.toBe('')
    screen.unmount()
  })
})
