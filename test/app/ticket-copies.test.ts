import { vouchers } from '@/api/voucher'
import { startLifecycle } from '@/app/app-lifecycle'
import type { System } from '@/platform/system/contract'
import { harness, success } from '../request/harness'
import { aVoucher, aVoucherPage } from '../support/data/voucher'
import { fakeServices } from '../support/services'

const system = { onThemeChange: () => undefined, onNetworkChange: () => undefined } as unknown as System

const LIST = { offset: 0, length: 20 }

/** Creates a device with its storage. `launch` kills the running app and starts it again. */
const aDevice = () => {
  const stored = new Map<string, string>()
  const network = { on: true }
  const launch = () => {
    const { services, stores, logIn } = fakeServices({ stored, platform: { system } })
    startLifecycle(services, () => undefined)
    const world = harness(
      ({ headers }) =>
        network.on
          ? success(aVoucherPage([aVoucher({ voucherId: `ticket of ${headers?.['access-token']}` })]))
          : { kind: 'offline' },
      { storage: services.platform.storage },
    )
    Object.defineProperties(world.account, {
      userId: { get: () => stores.user.userId },
      token: { get: () => stores.user.accessToken, set: () => undefined },
    })
    /** Returns the tickets that the buyer sees, and whether they are stored copies. */
    const see = async () => {
      let copy = false
      const { items } = await world.client.call(vouchers, LIST, { onCached: () => (copy = true) })
      return { tickets: items.map(({ voucherId }) => voucherId), copy }
    }
    return {
      see,
      logIn: (name: string) => logIn({ userId: name, accessToken: name }),
      logOut: () => stores.user.logout(),
    }
  }
  return { launch, network, holds: (text: string) => [...stored.values()].some((value) => value.includes(text)) }
}

describe('the stored tickets of a device that two buyers share', () => {
  it('are shown to their buyer without a network, even after an app restart', async () => {
    const device = aDevice()
    const app = device.launch()
    app.logIn('ann')
    await app.see()
    device.network.on = false
    const again = device.launch()
    expect(await again.see()).toEqual({ tickets: ['ticket of ann'], copy: true })
  })

  it('are deleted when their buyer logs out', async () => {
    const device = aDevice()
    const app = device.launch()
    app.logIn('ann')
    await app.see()
    expect(device.holds('ticket of ann')).toBe(true)
    app.logOut()
    expect(device.holds('ticket of ann')).toBe(false)
    app.logIn('bea')
    device.network.on = false
    await expect(app.see()).rejects.toMatchObject({ kind: 'network' })
  })

  it('are deleted when another buyer logs in after an app restart', async () => {
    const device = aDevice()
    const app = device.launch()
    app.logIn('ann')
    await app.see()
    const again = device.launch()
    again.logIn('bea')
    expect(device.holds('ticket of ann')).toBe(false)
    device.network.on = false
    await expect(again.see()).rejects.toMatchObject({ kind: 'network' })
    device.network.on = true
    await again.see()
    const third = device.launch()
    device.network.on = false
    expect(await third.see()).toEqual({ tickets: ['ticket of bea'], copy: true })
  })

  it('are not stored again by a response that arrives after the logout', async () => {
    const device = aDevice()
    const app = device.launch()
    app.logIn('ann')
    const late = app.see()
    app.logOut()
    await late
    expect(device.holds('ticket of ann')).toBe(false)
  })
})
