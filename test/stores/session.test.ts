import { SessionStore } from '@/stores/session'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'

const DAY = 24 * 3_600_000

const setUp = (kept = new Map<string, string>()) => {
  const clock = fakeClock()
  return { clock, kept, session: new SessionStore({ clock, storage: memoryStorage(kept) }) }
}

describe('how the visit began', () => {
  it('keeps channel and distributor, and what an address does not contain', () => {
    const { session } = setUp()
    session.applyQuery({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1' })
    session.applyQuery({ lang: 'en' })
    expect([session.channelId, session.planDistributorId, session.distributorUserId]).toEqual(['c1', 'p1', 'd1'])
  })

  it('the texts undefined and null count as absent', () => {
    const { session } = setUp()
    session.applyQuery({ channelId: 'undefined', planDistributorId: 'null', distributorUserId: ' ' })
    expect([session.channelId, session.planDistributorId, session.distributorUserId]).toEqual(['', '', ''])
  })

  it('the distributor counts for 7 days, through restarts; the channel for this visit', () => {
    const { session, clock, kept } = setUp()
    session.applyQuery({ channelId: 'c1', distributorUserId: 'd1' })
    const restarted = new SessionStore({ clock, storage: memoryStorage(kept) })
    expect([restarted.channelId, restarted.distributorUserId]).toEqual(['', 'd1'])
    clock.advance(7 * DAY)
    restarted.dropStale()
    expect(restarted.distributorUserId).toBe('')
    expect(new SessionStore({ clock, storage: memoryStorage(kept) }).distributorUserId).toBe('')
  })

  it('a shared address carries channel and distributor, while they count', () => {
    const { session, clock } = setUp()
    expect(session.shared).toEqual({})
    session.applyQuery({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1', theme: 'dark' })
    expect(session.shared).toEqual({ channelId: 'c1', planDistributorId: 'p1', distributorUserId: 'd1' })
    clock.advance(7 * DAY)
    session.dropStale()
    expect(session.shared).toEqual({ channelId: 'c1' })
  })

  it('a fresh distributor is kept when stale ones are dropped', () => {
    const { session, clock } = setUp()
    session.applyQuery({ distributorUserId: 'd1' })
    clock.advance(7 * DAY - 1)
    session.dropStale()
    expect(session.distributorUserId).toBe('d1')
  })

  it('a distributor sent again is valid for another 7 days; the texts for absent remove none', () => {
    const { session, clock } = setUp()
    session.applyQuery({ planDistributorId: 'p1', distributorUserId: 'd1' })
    clock.advance(6 * DAY)
    session.applyQuery({ planDistributorId: 'undefined', distributorUserId: 'null' })
    expect([session.planDistributorId, session.distributorUserId]).toEqual(['p1', 'd1'])
    session.applyQuery({ distributorUserId: 'd2' })
    clock.advance(6 * DAY)
    session.dropStale()
    // two ids of two links do not belong together
    expect([session.planDistributorId, session.distributorUserId]).toEqual(['', 'd2'])
  })

  it('a preview is one until the visit ends, and none afterwards', () => {
    const { session, clock, kept } = setUp()
    expect(session.preview).toBe(false)
    session.applyQuery({ source: 'FROM_BACKEND' })
    session.applyQuery({ source: '1' })
    expect(session.preview).toBe(true)
    expect(new SessionStore({ clock, storage: memoryStorage(kept) }).preview).toBe(false)
  })

  it('stores the address’s facts about sharing, debugging and the status bar', () => {
    const { session } = setUp()
    session.applyQuery({ forbidShare: '1', debug: 'true', statusBarHeight: '44' })
    session.applyQuery({})
    expect([session.forbidShare, session.debug, session.statusBarHeight]).toEqual([true, true, 44])
  })
})
