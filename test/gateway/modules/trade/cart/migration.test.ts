import { sql } from 'kysely'
import type { Db } from '../../../../../scripts/gateway/core/database/database'
import { migrate } from '../../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../../scripts/gateway/core/database/open'

jest.setTimeout(300_000)

let db: Db
beforeAll(async () => {
  ;({ db } = await openEmbedded({}))
  await migrate(db, '343-listing-of-goods')
  // Disables foreign-key checks, because the rows of buyers and goods are not needed here.
  await sql`set session_replication_role = replica`.execute(db)
})
afterAll(() => db.destroy())

describe('the migration of carts', () => {
  it('copies earlier carts, except goods with several variants', async () => {
    const variant = (skuId: string, spuId: string, valueIds: string) => sql`
      insert into skus (sku_id, spu_id, value_ids, price, sort) values (${skuId}, ${spuId}, ${valueIds}, 500, 0)`
    const rows = [
      variant('G1-1', 'G1', '[]'),
      variant('G2-red', 'G2', '["red"]'),
      variant('G2-blue', 'G2', '["blue"]'),
      sql`insert into cart_items (user_id, spu_id, quantity) values ('U1', 'G1', 120), ('U1', 'G2', 1), ('U2', 'G1', 2)`,
    ]
    for (const row of rows) await row.execute(db)
    await migrate(db)
    const lines = await db.selectFrom('cart_lines').selectAll().orderBy('position').execute()
    expect(lines).toMatchObject([
      { user_id: 'U1', spu_id: 'G1', sku_id: 'G1-1', quantity: 99, added_price: 500, id_arr: [], order_id: null },
      { user_id: 'U2', sku_id: 'G1-1', quantity: 2 },
    ])
    const carts = await db.selectFrom('carts').select('user_id').orderBy('user_id').execute()
    expect(carts.map(({ user_id: id }) => id)).toEqual(['U1', 'U2'])
  })
})
