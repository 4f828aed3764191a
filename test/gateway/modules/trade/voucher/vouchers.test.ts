import { ticketCodes, voucherDetail, vouchers } from '@/api/voucher'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { CONCERT, EXHIBITION, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test)
})

const BASE = 'trade/buyer/v3/vouchers'
const DAY = 86_400_000

/** Places a paid order. Returns the id of its voucher. */
const voucherFor = async (purchase: object, more: object = {}): Promise<string> => {
  const { data } = (await buyer.order(purchase, more)).body
  await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
  return (await buyer.detail(data.orderId)).voucherIds[0]
}

describe('the voucher of a paid order', () => {
  it('has one ticket per admission, with seat, entrance and attendee name', async () => {
    const voucherId = await voucherFor(CONCERT, { audienceIds: ['AU10012', 'AU10011'] })
    const { data } = (await buyer.get(`${BASE}/${voucherId}`)).body
    expect(madeUp(voucherDetail.read(data), data)).toEqual([])
    expect(data).toMatchObject({ state: 'VALID', qty: 2, showId: 'S1001' })
    expect(data.tickets.map(({ audienceName }: { audienceName: string }) => audienceName)).toEqual(['陈牧', '林晚'])
    expect(data.tickets.map(({ seatDesc }: { seatDesc: string }) => seatDesc)).toEqual(['1 排 1 座', '1 排 2 座'])
    expect(data.tickets[0].entrance).toBe('F 门')
  })

  it('assigns no seat twice for concurrent payments', async () => {
    const orders = await Promise.all(['one', 'two', 'three'].map((remark) => buyer.order(PLAY, { remark })))
    const cashiers = await Promise.all(orders.map(({ body }) => buyer.cashier(body.data.unPaidTransactionIds[0])))
    await Promise.all(cashiers.map((url) => press(url, 'pay')))
    const ids = await Promise.all(orders.map(async ({ body }) => (await buyer.detail(body.data.orderId)).voucherIds[0]))
    const seats = (await Promise.all(ids.map(async (id) => (await buyer.get(`${BASE}/${id}`)).body.data.tickets)))
      .flat()
      .map(({ seatDesc }) => seatDesc)
    expect(new Set(seats).size).toBe(6)
  })

  it('has a seat for a concert, but none for an exhibition', async () => {
    const seatsOf = async (history: boolean): Promise<[string, string[]][]> => {
      const { items } = (await buyer.get(`${BASE}?history=${history}&offset=0&length=100`)).body.data
      return Promise.all(
        items.map(async ({ voucherId }: { voucherId: string }) => {
          const { showId, tickets } = (await buyer.get(`${BASE}/${voucherId}`)).body.data
          return [showId, tickets.map(({ seatDesc }: { seatDesc: string }) => seatDesc)]
        }),
      )
    }
    const all = [...(await seatsOf(false)), ...(await seatsOf(true))]
    const exhibitions = all.filter(([showId]) => showId.startsWith('S5'))
    expect(exhibitions.length).toBeGreaterThan(0)
    expect(exhibitions.flatMap(([, seats]) => seats).filter(Boolean)).toEqual([])
    expect(all.flatMap(([, seats]) => seats)).toContain('13 排 1 座')
  })

  it('contains one ticket for each admission of a package', async () => {
    const voucherId = await voucherFor({
      showId: 'S5002',
      sessionId: 'S5002N04',
      items: [{ seatPlanId: 'S5002N04P4', quantity: 1 }],
    })
    const { tickets } = (await buyer.get(`${BASE}/${voucherId}?lang=en`)).body.data
    expect(tickets.map(({ seatDesc }: { seatDesc: string }) => seatDesc)).toEqual(['', '', ''])
  })
})

describe('paper tickets for pickup at the venue', () => {
  const paper = { showId: 'S8004', sessionId: 'S8004N01', items: [{ seatPlanId: 'S8004N01P1', quantity: 2 }] }

  it('have one pickup code, and no gate codes in the app', async () => {
    const purchase = { ...paper, deliverMethod: 'SELF_TAKE' }
    const voucherId = await voucherFor(purchase)
    const { data } = (await buyer.get(`${BASE}/${voucherId}`)).body
    expect(madeUp(voucherDetail.read(data), data)).toEqual([])
    expect(data).toMatchObject({ ticketForm: 'PAPER', pickupCode: expect.stringMatching(/^\d{12}$/), qty: 2 })
    expect(data.notes.filter((note: string) => /二维码|取票码/.test(note))).toEqual([expect.stringContaining('取票码')])
    const other = (await buyer.get(`${BASE}/${await voucherFor(purchase)}`)).body.data
    expect(other.pickupCode).not.toBe(data.pickupCode)
    expect((await buyer.get(`${BASE}/${voucherId}/ticket_code`)).body.data).toEqual([])
    expect((await buyer.post(`${BASE}/${voucherId}/ticket_keys`, {})).body.data).toEqual([])
    const order = await buyer.detail(data.orderId)
    expect(order.orderOperations).toContain('TICKET_TAKING_CODE')
    expect(order.orderOperations).not.toContain('E_TICKET')
  })

  it('have a pickup code that an e-ticket of the same show lacks', async () => {
    const items = [{ seatPlanId: 'S8004N02P1', quantity: 1 }]
    const voucherId = await voucherFor({ ...paper, sessionId: 'S8004N02', items, deliverMethod: 'E_TICKET' })
    const { data } = (await buyer.get(`${BASE}/${voucherId}`)).body
    expect(data).toMatchObject({ ticketForm: 'E_TICKET', pickupCode: '', barCode: false })
    expect(data.notes.filter((note: string) => /二维码|取票码/.test(note))).toEqual([expect.stringContaining('二维码')])
  })

  it('have a bar code if the venue scans bar codes', async () => {
    const { items } = (await buyer.get(`${BASE}?offset=0&length=100`)).body.data
    const exhibition = items.find(({ showId }: { showId: string }) => showId === 'S5001')
    const { data } = (await buyer.get(`${BASE}/${exhibition.voucherId}`)).body
    expect(data).toMatchObject({ barCode: true, sessionId: 'S5001N02' })
  })
})

describe('a ticket code', () => {
  it('is long, unique for each ticket, and permanent for static codes', async () => {
    const voucherId = await voucherFor({ ...EXHIBITION, items: [{ seatPlanId: 'S5002N03P1', quantity: 2 }] })
    const first = (await buyer.get(`${BASE}/${voucherId}/ticket_code`)).body.data
    expect(madeUp(ticketCodes.read(first), first)).toEqual([])
    expect(first.map(({ code }: { code: string }) => code)).toEqual([
      expect.stringMatching(/^\d{20}$/),
      expect.stringMatching(/^\d{20}$/),
    ])
    expect(first[0].code).not.toBe(first[1].code)
    expect((await buyer.get(`${BASE}/${voucherId}/ticket_code`)).body.data).toEqual(first)
  })

  it('is available for an arena show from one day before the start', async () => {
    const { items } = (await buyer.get(`${BASE}?offset=0&length=100`)).body.data
    const { voucherId, showTime } = items.find(({ showId }: { showId: string }) => showId === 'S1001')
    const early = await buyer.get(`${BASE}/${voucherId}/ticket_code`)
    expect(early.body).toMatchObject({ statusCode: 22030501, data: { codeFrom: showTime - DAY } })
    await test.clock.set(showTime - DAY)
    buyer = await shopper(test)
    expect((await buyer.get(`${BASE}/${voucherId}/ticket_code`)).body.data).toHaveLength(2)
  })
})

describe('the list of a buyer’s tickets', () => {
  it('contains future tickets, nearest first, and lists past tickets separately', async () => {
    const [coming, past] = await Promise.all(
      ['false', 'true'].map(
        async (history) => (await buyer.get(`${BASE}?history=${history}&offset=0&length=100`)).body.data,
      ),
    )
    expect(madeUp(vouchers.read(coming), coming)).toEqual([])
    const times = coming.items.map(({ showTime }: { showTime: number }) => showTime)
    expect(times).toEqual([...times].sort((a: number, b: number) => a - b))
    expect(coming.items.every(({ state }: { state: string }) => state === 'VALID')).toBe(true)
    expect(past.items.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['EXPIRED', 'USED', 'REFUNDED']),
    )
  })

  it('can be filtered by any site id, and returns the sites that have tickets', async () => {
    const read = async (query: string) => (await buyer.get(`${BASE}?offset=0&length=100${query}`)).body.data
    const [coming, past] = [await read(''), await read('&history=true')]
    const ids = (items: { voucherId: string; siteId: string }[], site: string) =>
      items.filter(({ siteId }) => siteId === site).map(({ voucherId }) => voucherId)
    expect(coming.sites).toEqual(past.sites)
    expect(coming.sites.map(({ siteId }: { siteId: string }) => siteId)).toEqual([
      'site-1106',
      'site-8201',
      'site-3205',
      'site-3201',
    ])
    for (const { siteId, coming: toCome, past: gone } of coming.sites) {
      expect([toCome, gone]).toEqual([ids(coming.items, siteId).length, ids(past.items, siteId).length])
    }
    for (const id of ['site-8201', 'BL8201', '8201']) {
      const { items, total, sites } = await read(`&siteId=${id}`)
      expect(items.map(({ cityName }: { cityName: string }) => cityName)).toContain('澳门')
      expect([ids(items, 'site-8201'), total]).toEqual([ids(coming.items, 'site-8201'), items.length])
      expect(sites).toEqual(coming.sites)
    }
  })

  it('shows a city by its own name, even within another city’s site', async () => {
    const { items } = (await buyer.get(`${BASE}?history=true&siteId=site-3205&offset=0&length=100`)).body.data
    expect(new Set(items.map(({ cityName }: { cityName: string }) => cityName))).toEqual(new Set(['苏州']))
  })

  it('is empty for an unknown site, and rejects an invalid site id', async () => {
    expect((await buyer.get(`${BASE}?siteId=nowhere`)).body.data).toMatchObject({ items: [], total: 0, last: true })
    expect((await buyer.get(`${BASE}?siteId=${encodeURIComponent("x' or 1=1")}`)).status).toBe(400)
  })

  it('contains no codes of past tickets', async () => {
    const { items } = (await buyer.get(`${BASE}?history=true&offset=0&length=100`)).body.data
    for (const { voucherId } of items) {
      const { body } = await buyer.get(`${BASE}/${voucherId}/ticket_code`)
      expect(body.data).toEqual([])
    }
  })

  it('is hidden from other users', async () => {
    const { items } = (await buyer.get(`${BASE}?history=true&offset=0&length=1`)).body.data
    const stranger = await shopper(test, '13800000002')
    expect((await stranger.get(BASE)).body.data).toMatchObject({ items: [], sites: [] })
    const answers = await Promise.all(
      ['', '/ticket_code'].map((end) => stranger.get(`${BASE}/${items[0].voucherId}${end}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})
