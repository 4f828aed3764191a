import { isWholeMatrix } from '../../support/scope'
import type { Kind } from '../harness/kinds'
import { stepsOf } from './list'
import { happensIn, type Scenario, without } from './scenario'
import { benefits } from './scenarios/benefits'
import { captcha } from './scenarios/captcha'
import { device } from './scenarios/device'
import { goods } from './scenarios/goods'
import { grab } from './scenarios/grab'
import { notices } from './scenarios/notices'
import { identity } from './scenarios/identity'
import { jumpLists } from './scenarios/jumps'
import { reminder } from './scenarios/reminder'
import { cashiers } from './scenarios/cashiers'
import { membership } from './scenarios/membership'
import { paying } from './scenarios/paying'
import { rebook } from './scenarios/rebook'
import { refunds } from './scenarios/refund'
import { profile } from './scenarios/profile'
import { providers } from './scenarios/providers'
import { purchase } from './scenarios/purchase'
import { seats } from './scenarios/seats'
import { offlineCodes } from './scenarios/offline-codes'
import { resales } from './scenarios/resale'
import { stubs } from './scenarios/stubs'
import { venue } from './scenarios/venue'
import { waiting } from './scenarios/waiting'
import { emailAccount } from './scenarios/email-account'
import { favorites } from './scenarios/favorites'
import { heldTickets } from './scenarios/held-tickets'
import { waitlist } from './scenarios/waitlist'
import { waysIn } from './scenarios/ways-in'
import { useStage } from './stage'
import { addressOf, logInByHost } from './steps'

const SCENARIOS: readonly Scenario[] = [
  ...purchase,
  ...paying,
  ...cashiers,
  ...membership,
  // Runs before the refunds. A session allows one refund, after which a rebooking to a cheaper ticket would pay back no
  // money.
  ...rebook,
  ...refunds,
  ...resales,
  ...waysIn,
  ...venue,
  ...device,
  ...waiting,
  ...waitlist,
  ...grab,
  ...reminder,
  ...favorites,
  ...profile,
  ...notices,
  ...jumpLists,
  ...providers,
  ...identity,
  ...captcha,
  ...emailAccount,
  ...seats,
  ...benefits,
  ...goods,
  ...heldTickets,
  ...offlineCodes,
  ...stubs,
]

/** Adds the scenarios of one host. The whole matrix also runs each without the host call that it requires. */
export const journeyIn = (kind: Kind): void => {
  const stage = useStage(kind, async (own) => {
    const host = own.launch({ address: addressOf('login') })
    await logInByHost(own, host)
    return host.kill()
  })
  const here = SCENARIOS.filter((scenario) => happensIn(scenario, kind))
  describe(`inside ${kind}`, () => {
    test.each(here.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, { run }) => run(stage))
  })
  if (!isWholeMatrix()) return
  test(`covers each step of ${kind}`, () => {
    expect(stepsOf(kind).filter((step) => !stage.done.has(step))).toEqual([])
  })
  const leaning = here.flatMap((scenario) => {
    const call = scenario.requiresHostCall?.[kind]
    return call ? [[call, scenario.name, scenario] as const] : []
  })
  describe(`${kind} without a required call`, () => {
    test.each(leaning)('fails without the call %s: %s', async (call, _name, { run }) => {
      await stage.member()
      await expect(run(without(stage, call))).rejects.toThrow()
    })
  })
}
