import { ownCards } from '../../../../../src/api/card'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { SANDBOX_CODES } from '../../../../../src/domain/business-codes/sandbox'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { type Shopper, shopper } from '../../../support/shopper'

const test = useGateway()
checkBooks(test)

let count = 0
/** Logs a new buyer in. `account` is the phone number. */
const newBuyer = async () => {
  const account = `1393700${(count += 1) + 1000}`
  return { account, ...(await shopper(test, account)) }
}

const run = async (body: object) => (await test.ask('console/api/cards', { method: 'POST', body })).body
const own = async (buyer: Shopper, query = '') =>
  ownCards.read((await buyer.get(`user/buyer/v3/purchased/privilege/card/query?length=5${query}`)).body.data).items
const eventsOf = async ({ get }: Shopper, cardId: string, userCardInstanceId: string) => {
  const { body } = await get(`user/buyer/v3/privilege/card/${cardId}?userCardInstanceId=${userCardInstanceId}`)
  return body.data.own.events.map(({ kind, amount, times }: Record<string, unknown>) => [kind, amount, times])
}

describe('the console', () => {
  it('adds a card to an account, and changes its balance', async () => {
    const { account, ...buyer } = await newBuyer()
    expect((await run({ action: 'GIVE', account, cardId: 'BC3' })).data).toEqual({ count: 1 })
    expect((await run({ action: 'SET_BALANCE', account, cardId: 'BC3', value: 1_250 })).data).toEqual({ count: 1 })
    expect((await run({ action: 'SET_TIMES', account, cardId: 'BC3', value: 3 })).data).toEqual({ count: 0 })
    const [{ balance, userCardInstanceId }] = await own(buyer)
    expect(balance).toBe(1_250)
    expect(await eventsOf(buyer, 'BC3', userCardInstanceId)).toEqual([
      ['RECEIVED', 50_000, 0],
      ['CORRECTED', -48_750, 0],
    ])
  })

  it('changes the remaining uses of a card, down to zero', async () => {
    const { account, ...buyer } = await newBuyer()
    await run({ action: 'GIVE', account, cardId: 'BC4' })
    await run({ action: 'SET_TIMES', account, cardId: 'BC4', value: 7 })
    expect((await own(buyer))[0]).toMatchObject({ convertibleTimes: 7, redeemedTimes: 0 })
    await run({ action: 'SET_TIMES', account, cardId: 'BC4', value: 0 })
    const [{ cardStatus, userCardInstanceId }] = await own(buyer)
    expect(cardStatus).toBe('USED')
    expect(await eventsOf(buyer, 'BC4', userCardInstanceId)).toEqual([
      ['RECEIVED', 0, 5],
      ['CORRECTED', 0, 2],
      ['CORRECTED', 0, -7],
    ])
  })

  it('sets the number of cards that can still be sold', async () => {
    const { account } = await newBuyer()
    const give = async () => (await run({ action: 'GIVE', account, cardId: 'BC2' })).statusCode
    const setStock = (stock: number | null) => run({ action: 'SET_STOCK', cardId: 'BC2', stock })
    await setStock(1)
    expect([await give(), await give()]).toEqual([200, ITEM_ORDER_CODES.itemSoldOut])
    await setStock(null)
    expect(await give()).toBe(200)
  })

  it('freezes, unfreezes and ends the cards of an account, each only once', async () => {
    const { account, ...buyer } = await newBuyer()
    for (const cardId of ['BC2', 'BC2', 'BC9']) await run({ action: 'GIVE', account, cardId })
    const command = async (action: string, cardId = 'BC2') => (await run({ action, account, cardId })).data.count
    expect([await command('FREEZE'), await command('FREEZE')]).toEqual([2, 0])
    expect((await own(buyer, '&cardId=BC2')).map(({ isFrozen }) => isFrozen)).toEqual([true, true])
    expect([await command('UNFREEZE'), await command('UNFREEZE')]).toEqual([2, 0])
    expect([await command('END'), await command('END'), await command('END', 'BC9')]).toEqual([2, 0, 1])
    expect((await own(buyer, '&history=true')).map(({ cardStatus }) => cardStatus)).toEqual(Array(3).fill('EXPIRE'))
    const [{ userCardInstanceId }] = await own(buyer, '&history=true&cardId=BC2')
    const kinds = (await eventsOf(buyer, 'BC2', userCardInstanceId)).map(([kind]: [string]) => kind)
    expect(kinds).toEqual(['RECEIVED', 'FROZEN', 'UNFROZEN', 'ENDED'])
  })

  it('refuses an unknown account, an unknown card or a sold-out card', async () => {
    const { account } = await newBuyer()
    const code = async (body: object) => (await run({ action: 'GIVE', account, cardId: 'BC3', ...body })).statusCode
    expect(await code({ account: 'unknown@foyer.example' })).toBe(SANDBOX_CODES.accountUnknown)
    expect(await code({ cardId: 'NONE' })).toBe(SANDBOX_CODES.kindUnknown)
    expect(await code({ cardId: 'BC6' })).toBe(ITEM_ORDER_CODES.itemSoldOut)
  })

  it('ignores refunded cards', async () => {
    const command = { action: 'END', account: '13800000001', cardId: 'BC1' }
    expect((await run(command)).data).toEqual({ count: 0 })
  })
})
