import { observable, runInAction } from 'mobx'
import { SessionStore } from '@/stores/session'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'

const DAY = 24 * 3_600_000

const setUp = (stored = new Map<string, string>()) => {
  const clock = fakeClock()
  /** Creates the store for a new visit on the same device. @param caches the merchant's switch that caches channels */
  const visit = (caches: () => boolean | null = () => false) =>
    new SessionStore({ clock, storage: memoryStorage(stored), cachesChannel: caches })
  return { clock, stored, visit, session: visit() }
}

describe('the source of a visit', () => {
  it('remains stored if a later address contains no source', () => {
    const { session } = setUp()
    session.applyQuery({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1' })
    session.applyQuery({ lang: 'en' })
    expect([session.channelId, session.planDistributorId, session.distributorUserId]).toEqual(['c1', 'p1', 'd1'])
  })

  it('ignores the texts undefined and null', () => {
    const { session } = setUp()
    session.applyQuery({ channelId: 'undefined', planDistributorId: 'null', distributorUserId: ' ' })
    expect([session.channelId, session.planDistributorId, session.distributorUserId]).toEqual(['', '', ''])
  })

  it('includes the distributor for 7 days, and the channel for one visit', () => {
    const { session, clock, visit } = setUp()
    session.applyQuery({ channelId: 'c1', distributorUserId: 'd1' })
    const restarted = visit()
    expect([restarted.channelId, restarted.distributorUserId]).toEqual(['', 'd1'])
    clock.advance(7 * DAY)
    restarted.dropStale()
    expect(restarted.distributorUserId).toBe('')
    expect(visit().distributorUserId).toBe('')
  })

  describe('the cached channel, if the merchant enables it (shell §6)', () => {
    const yes = () => true

    it('is valid for 7 days, and is replaced by a newer channel', () => {
      const { visit, clock } = setUp()
      visit(yes).applyQuery({ channelId: 'c1' })
      clock.advance(7 * DAY - 1)
      const later = visit(yes)
      expect(later.shared).toEqual({ channelId: 'c1' })
      later.applyQuery({ channelId: 'c2' })
      expect([later.channelId, visit(yes).channelId]).toEqual(['c2', 'c2'])
      clock.advance(7 * DAY)
      expect([later.channelId, visit(yes).channelId]).toEqual(['c2', ''])
    })

    it('is deleted if the configuration, once loaded, forbids it', () => {
      const { visit, stored } = setUp()
      const configuration = observable.box<boolean | null>(null)
      const first = visit(() => configuration.get())
      first.applyQuery({ channelId: 'c1' })
      expect(stored.size).toBe(1)
      runInAction(() => configuration.set(false))
      expect([first.channelId, stored.size]).toEqual(['c1', 0])
    })

    it('is deleted if the merchant has disabled it since the last visit', () => {
      const { visit, stored } = setUp()
      visit(yes).applyQuery({ channelId: 'c1' })
      expect([visit().channelId, stored.size, visit(yes).channelId]).toEqual(['', 0, ''])
    })
  })

  it('is part of shared addresses while channel and distributor are valid', () => {
    const { session, clock } = setUp()
    expect(session.shared).toEqual({})
    session.applyQuery({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1', theme: 'dark' })
    expect(session.shared).toEqual({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1' })
    clock.advance(7 * DAY)
    session.dropStale()
    expect(session.shared).toEqual({ channelId: 'c1' })
  })

  it('does not delete the distributor before seven days have passed', () => {
    const { session, clock } = setUp()
    session.applyQuery({ distributorUserId: 'd1' })
    clock.advance(7 * DAY - 1)
    session.dropStale()
    expect(session.distributorUserId).toBe('d1')
  })

  it('replaces an older distributor, and ignores the texts undefined and null', () => {
    const { session, clock } = setUp()
    session.applyQuery({ planDistributorId: 'p1', distributorUserId: 'd1' })
    clock.advance(6 * DAY)
    session.applyQuery({ planDistributorId: 'undefined', distributorUserId: 'null' })
    expect([session.planDistributorId, session.distributorUserId]).toEqual(['p1', 'd1'])
    session.applyQuery({ distributorUserId: 'd2' })
    clock.advance(6 * DAY)
    session.dropStale()
    // The two ids come from different links, so they must not be combined.
    expect([session.planDistributorId, session.distributorUserId]).toEqual(['', 'd2'])
  })

  it('includes the preview flag until the visit ends', () => {
    const { session, visit } = setUp()
    expect(session.preview).toBe(false)
    session.applyQuery({ source: 'FROM_BACKEND' })
    session.applyQuery({ source: '1' })
    expect(session.preview).toBe(true)
    expect(visit().preview).toBe(false)
  })

  it('stores the address’s parameters for sharing, debugging and the status bar', () => {
    const { session } = setUp()
    session.applyQuery({ forbidShare: '1', debug: 'true', statusBarHeight: '44' })
    session.applyQuery({})
    expect([session.forbidShare, session.debug, session.statusBarHeight]).toEqual([true, true, 44])
  })
})
