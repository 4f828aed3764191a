import { runInAction } from 'mobx'
import { vouchers } from '@/api/voucher'
import { HeldTickets } from '@/components/ticket/held-tickets'
import { RequestError } from '@/request/errors'
import { aSite } from '../../support/data/site'
import { aVoucher, aVoucherPage, TWO_SITES } from '../../support/data/voucher'
import { type Answer, offline } from '../../support/fake-gateway'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

interface Sent {
  history?: boolean
  siteId?: string
  offset: number
}

const SHANGHAI = 'site-1106'
const MACAO = 'site-8201'

const held = [
  aVoucher({ voucherId: 'V1', siteId: SHANGHAI }),
  aVoucher({ voucherId: 'V2', siteId: MACAO }),
  aVoucher({ voucherId: 'V3', siteId: SHANGHAI }),
]

const bySite: Answer = ({ history, siteId }: Sent) => {
  if (history) return aVoucherPage([aVoucher({ voucherId: 'old' })], { sites: TWO_SITES })
  return aVoucherPage(siteId ? held.filter((each) => each.siteId === siteId) : held, { sites: TWO_SITES })
}

const open = async (answer: Answer = bySite, start: { history?: boolean; siteId?: string } = {}) => {
  const given = fakeServices({ answers: [[vouchers, answer]], member: true })
  const { model, ...scope } = await openModel(given.services, (deps) => new HeldTickets(deps, start))
  return {
    ...given,
    ...scope,
    model,
    shown: () => model.pages.items.map(({ voucherId }) => voucherId),
    choose: async (siteId: string | undefined) => {
      model.chooseSite(siteId)
      await settle()
    },
  }
}

/** Responds with the stored copy for the whole list. Fails for a single site, as if there were no network. */
const copied = (page: object, savedAt: number): Answer =>
  (({ siteId }: Sent, { onCached }: { onCached?: (savedAt: number) => void }) => {
    if (siteId) throw new RequestError({ kind: 'network' })
    onCached?.(savedAt)
    return page
  }) as Answer

describe('the tickets of a buyer', () => {
  test('are loaded as upcoming tickets in pages of 50', async () => {
    const first = Array.from({ length: 50 }, (_, at) => aVoucher({ voucherId: `V${at}` }))
    const { model, sentTo } = await open(({ offset }: Sent) =>
      offset ? aVoucherPage([aVoucher({ voucherId: 'last' })]) : aVoucherPage(first, { last: false }),
    )
    await model.pages.more()
    expect(model.pages.items).toHaveLength(51)
    expect(sentTo(vouchers)).toEqual([
      { history: undefined, siteId: undefined, offset: 0, length: 50 },
      { history: undefined, siteId: undefined, offset: 50, length: 50 },
    ])
  })

  test('can be filtered by site if they are at several sites', async () => {
    const { model, answer } = await open()
    expect(model.offeredSites.map(({ siteName }) => siteName)).toEqual(['上海', '澳门'])
    expect(model.filtered).toBe(true)
    const [shanghai, macao] = TWO_SITES
    answer(vouchers, () => aVoucherPage(held, { sites: [shanghai!, { ...macao!, coming: 0 }] }))
    await model.pages.reload()
    expect([model.offeredSites.length, model.filtered]).toEqual([1, false])
    model.showHistory(true)
    expect(model.offeredSites).toHaveLength(2)
  })

  test('are cleared and replaced when the buyer chooses another site', async () => {
    const { model, shown, choose } = await open()
    expect(shown()).toEqual(['V1', 'V2', 'V3'])
    model.chooseSite(MACAO)
    expect(shown()).toEqual([])
    await settle()
    expect([shown(), model.siteName]).toEqual([['V2'], '澳门'])
    await choose(undefined)
    expect([shown(), model.siteName]).toEqual([['V1', 'V2', 'V3'], ''])
  })

  test('are filtered by either id of a site after the sites have loaded', async () => {
    const { model, stores, shown } = await open(bySite, { siteId: 'BL8201' })
    expect(shown()).toEqual([])
    runInAction(() => (stores.city.sites = [aSite('BL8201', { siteId: MACAO })]))
    await settle()
    expect([model.siteId, shown()]).toEqual([MACAO, ['V2']])
  })

  test('are cleared before the past tickets load', async () => {
    const { model, shown } = await open()
    model.showHistory(true)
    expect(shown()).toEqual([])
    await settle()
    expect(shown()).toEqual(['old'])
  })

  test('are not replaced by a late response to another query', async () => {
    let late: (page: object) => void = () => undefined
    const { model, shown, choose } = await open((({ siteId }: Sent, { onCached }) => {
      if (siteId) return bySite({ siteId, offset: 0 } as never, {})
      onCached?.(7_000)
      return new Promise((resolve) => (late = resolve))
    }) as Answer)
    await choose(MACAO)
    late(aVoucherPage(held, { sites: [] }))
    await settle()
    expect([shown(), model.cachedAt, model.sites.length]).toEqual([['V2'], null, 2])
  })
})

describe('the tickets of a buyer without a network', () => {
  test('show the cache age of the oldest page until all pages are fresh', async () => {
    const { model, answer } = await open((({ offset }: Sent, { onCached }) => {
      onCached?.(offset ? 4_000 : 5_000)
      return aVoucherPage([aVoucher({ voucherId: `V${offset}` })], { last: offset > 0 })
    }) as Answer)
    expect(model.cachedAt).toBe(5_000)
    await model.pages.more()
    expect(model.cachedAt).toBe(4_000)
    answer(vouchers, bySite)
    await model.pages.reload()
    expect(model.cachedAt).toBeNull()
  })

  test('show the cached page’s age even when a fresh page follows', async () => {
    const { model } = await open((({ offset }: Sent, { onCached }) => {
      if (offset === 0) onCached?.(5_000)
      return aVoucherPage([aVoucher({ voucherId: `V${offset}` })], { last: offset > 0 })
    }) as Answer)
    await model.pages.more()
    expect(model.cachedAt).toBe(5_000)
  })

  test('are filtered from the cached list if the site has no cached copy', async () => {
    const { model, shown, choose } = await open(copied(aVoucherPage(held, { sites: TWO_SITES }), 9_000))
    await choose(SHANGHAI)
    expect([shown(), model.cachedAt, model.pages.error]).toEqual([['V1', 'V3'], 9_000, null])
  })

  test.each<[string, object, string]>([
    ['is not complete', aVoucherPage(held, { sites: TWO_SITES, last: false }), SHANGHAI],
    ['does not name the site', aVoucherPage(held, { sites: TWO_SITES }), 'site-9'],
  ])('are not filtered from a cached list that %s', async (_, page, siteId) => {
    const { model, shown, choose } = await open(copied(page, 9_000))
    await choose(siteId)
    expect([shown(), model.pages.status]).toEqual([[], 'failed'])
  })

  test('show the failed load of a site if the whole list is not cached', async () => {
    const { model, choose, answer } = await open()
    answer(vouchers, (({ siteId }: Sent) => {
      if (siteId) throw new RequestError({ kind: 'network' })
      return aVoucherPage(held, { sites: TWO_SITES })
    }) as Answer)
    await choose(SHANGHAI)
    expect(model.pages.status).toBe('failed')
  })

  test('are not read from cached copies after the session has expired', async () => {
    const { choose, answer, sentTo } = await open()
    answer(vouchers, () => {
      throw new RequestError({ kind: 'auth' })
    })
    const before = sentTo(vouchers).length
    await choose(SHANGHAI)
    expect(sentTo(vouchers)).toHaveLength(before + 1)
  })
})

describe('the tickets after a change of the buyer', () => {
  test('exclude the previous buyer’s tickets, sites and cache time', async () => {
    const { model, stores, answer, logIn, shown } = await open(copied(aVoucherPage(held, { sites: TWO_SITES }), 9_000))
    expect(model.sites).toHaveLength(2)
    stores.user.logout()
    expect([shown(), model.sites, model.cachedAt]).toEqual([[], [], null])
    answer(vouchers, offline)
    logIn()
    await settle()
    expect([shown(), model.sites, model.pages.status]).toEqual([[], [], 'failed'])
  })

  test('are not replaced by the pending response for the previous buyer', async () => {
    let late: (page: object) => void = () => undefined
    const { model, stores, shown } = await open(() => new Promise((resolve) => (late = resolve)))
    stores.user.logout()
    late(aVoucherPage(held, { sites: TWO_SITES }))
    await settle()
    expect([shown(), model.sites]).toEqual([[], []])
  })
})
