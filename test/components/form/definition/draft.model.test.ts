import type { AccountDraft, AccountDrafts, DraftSaved } from '@/components/form/definition/draft/account-draft'
import { DraftModel } from '@/components/form/definition/draft/draft.model'
import type { Answers } from '@/domain/form-schema/definition'
import { DAY } from '@/domain/schedule/local-time'
import { type FakeClock, fakeClock, NOW } from '../../../support/fake-clock'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'
import { sharedStorage } from '../../../support/tabs'

const of = (name: string): Answers => ({ application: { name }, people: [] })
const EMPTY: Answers = { application: {}, people: [] }

/** The account's draft, as the gateway stores it for all devices. */
const account = () => {
  const state = { draft: null as AccountDraft | null, isEnded: false, isOffline: false, saves: 0 }
  const calls: AccountDrafts = {
    load: async () => {
      if (state.isOffline) throw new Error('offline')
      return state.draft
    },
    save: async ({ answers, formVersion, base }): Promise<DraftSaved> => {
      if (state.isOffline) throw new Error('offline')
      state.saves += 1
      if (state.isEnded) return { kind: 'ended' }
      if (state.draft && state.draft.version !== base) return { kind: 'stale', draft: state.draft }
      state.draft = { answers, formVersion, version: base + 1, savedAt: NOW }
      return { kind: 'saved', version: base + 1 }
    },
    remove: async () => void (state.draft = null),
  }
  return { state, calls }
}

interface Device {
  account?: AccountDrafts
  storage?: ReturnType<typeof sharedStorage>
  clock?: FakeClock
  until?: number
}

const openForm = async ({ account: calls, storage = sharedStorage(), clock = fakeClock(), until }: Device = {}) => {
  const all = fakeServices({ member: true, clock, stored: storage.stored })
  const services = { ...all.services, platform: { ...all.services.platform, storage: storage.open().storage } }
  // As the app does when a login ends.
  all.stores.user.onLogout(({ userId }) => services.platform.storage.clearAccount(userId))
  const form = { answers: EMPTY }
  const { model, dispose, lifecycle } = await openModel(
    services,
    (deps) =>
      new DraftModel(deps, {
        subject: 'open-show:OS1',
        formVersion: 1,
        read: () => form.answers,
        readShown: () => form.answers,
        apply: (answers) => void (form.answers = answers),
        ...(until !== undefined && { until }),
        ...(calls && { account: calls }),
      }),
  )
  const type = (name: string) => {
    form.answers = of(name)
    model.change()
  }
  /** Types, and waits until the draft is on the device. */
  const store = async (name: string) => {
    type(name)
    await clock.advanceAsync(0)
  }
  return { ...all, model, form, type, store, dispose, lifecycle, clock, storage }
}

describe('a draft on the device', () => {
  it('is restored after a restart', async () => {
    const { store, storage } = await openForm()
    await store('Ana')
    const { form, model } = await openForm({ storage })
    expect([form.answers, model.restored]).toEqual([of('Ana'), { from: 'device', savedAt: NOW }])
  })

  it('is written when the screen closes directly after a change', async () => {
    const { type, dispose, storage } = await openForm()
    type('Ana')
    dispose()
    expect((await openForm({ storage })).form.answers).toEqual(of('Ana'))
  })

  it.each([
    ['30 days', { by: 30 * DAY }],
    ['the window', { by: DAY, until: NOW + DAY }],
  ])('ends after %s', async (_what, { by, until }: { by: number; until?: number }) => {
    const { store, storage } = await openForm()
    await store('Ana')
    const clock = fakeClock(NOW + by)
    const { form } = await openForm({ storage, clock, ...(until !== undefined && { until }) })
    expect(form.answers).toEqual(EMPTY)
  })

  it('is not overwritten by a second tab with an older version', async () => {
    const first = await openForm()
    const second = await openForm({ storage: first.storage })
    await first.store('Ana')
    await second.store('Bo')
    expect([second.model.newer?.answers, second.form.answers]).toEqual([of('Ana'), of('Bo')])
    expect((await openForm({ storage: first.storage })).form.answers).toEqual(of('Ana'))
  })

  it('continues in the second tab after it has loaded the newer version', async () => {
    const first = await openForm()
    const second = await openForm({ storage: first.storage })
    await first.store('Ana')
    await second.store('Bo')
    second.model.loadNewer()
    await second.store('Ana B.')
    expect((await openForm({ storage: first.storage })).form.answers).toEqual(of('Ana B.'))
    await first.store('Ana C.')
    expect(first.model.newer?.answers).toEqual(of('Ana B.'))
  })

  it('is not stored again by another tab after sending', async () => {
    const first = await openForm()
    await first.store('Ana')
    const second = await openForm({ storage: first.storage })
    first.model.end()
    await second.store('Bo')
    expect(second.model.isSentElsewhere).toBe(true)
    expect((await openForm({ storage: first.storage })).form.answers).toEqual(EMPTY)
  })

  it('shows that the storage is full, and saves in the account', async () => {
    const { state, calls } = account()
    const storage = sharedStorage()
    const { model, store, clock } = await openForm({ account: calls, storage })
    storage.state.refuses = true
    await store('Ana')
    await clock.advanceAsync(2_000)
    expect([model.isFull, state.draft?.answers]).toEqual([true, of('Ana')])
  })
})

describe('a draft in the account', () => {
  it('is saved once, two seconds after the last change', async () => {
    const { state, calls } = account()
    const { type, clock, model } = await openForm({ account: calls })
    type('A')
    await clock.advanceAsync(1_900)
    type('Ana')
    await clock.advanceAsync(1_900)
    expect(state.saves).toBe(0)
    await clock.advanceAsync(100)
    expect([state.saves, state.draft?.answers, model.isSaved]).toEqual([1, of('Ana'), true])
  })

  it('continues on another device', async () => {
    const { calls } = account()
    const { type, clock } = await openForm({ account: calls })
    type('Ana')
    await clock.advanceAsync(2_000)
    const { form, model } = await openForm({ account: calls })
    expect([form.answers, model.restored?.from]).toEqual([of('Ana'), 'account'])
  })

  it('is not overwritten by a device with an older version', async () => {
    const { state, calls } = account()
    const first = await openForm({ account: calls })
    const second = await openForm({ account: calls })
    first.type('Ana')
    await first.clock.advanceAsync(2_000)
    second.type('Bo')
    await second.clock.advanceAsync(2_000)
    expect([state.draft?.answers, second.model.newer?.answers]).toEqual([of('Ana'), of('Ana')])
  })

  it('requests confirmation before replacing answers that are only on the device', async () => {
    const { state, calls } = account()
    state.isOffline = true
    const { store, storage, dispose } = await openForm({ account: calls })
    await store('Ana')
    dispose()
    Object.assign(state, { isOffline: false, draft: { answers: of('Bo'), formVersion: 1, version: 3, savedAt: NOW } })
    const { form, model } = await openForm({ account: calls, storage })
    expect([form.answers, model.newer?.answers]).toEqual([of('Ana'), of('Bo')])
  })

  it('is not saved after the form was sent', async () => {
    const { state, calls } = account()
    const { type, model, clock } = await openForm({ account: calls })
    type('Ana')
    model.end()
    type('Ana B.')
    await clock.advanceAsync(9_000)
    expect(state.saves).toBe(0)
  })

  it('stops after another device has sent the form', async () => {
    const { state, calls } = account()
    const { type, model, clock } = await openForm({ account: calls })
    state.isEnded = true
    type('Ana')
    await clock.advanceAsync(2_000)
    type('Ana B.')
    await clock.advanceAsync(2_000)
    expect([model.isSentElsewhere, state.saves]).toEqual([true, 1])
  })
})

describe('the end of the login', () => {
  it('leaves the draft on the device, and a login of the same user saves it', async () => {
    const { state, calls } = account()
    const { store, stores, logIn, storage, clock } = await openForm({ account: calls })
    const { userId } = stores.user
    await store('Ana')
    stores.user.logout()
    await settle()
    await clock.advanceAsync(2_000)
    expect([state.saves, [...storage.stored.values()].some((text) => text.includes('Ana'))]).toEqual([0, true])
    logIn({ userId })
    await clock.advanceAsync(0)
    expect(state.draft?.answers).toEqual(of('Ana'))
  })

  it('shows nothing of the draft to another user', async () => {
    const { store, stores, logIn, form } = await openForm()
    await store('Ana')
    stores.user.logout()
    logIn({ userId: 'U-other' })
    expect(form.answers).toEqual(EMPTY)
  })
})
