import { sql } from 'kysely'
import type { Db } from '../../../../../scripts/gateway/core/database/database'
import { migrate } from '../../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../../scripts/gateway/core/database/open'
import { documentKey } from '../../../../../scripts/gateway/modules/trade/attendee/document-key-service'

jest.setTimeout(300_000)

let db: Db
beforeAll(async () => {
  ;({ db } = await openEmbedded({}))
  await migrate(db, '090-oauth')
  // Disables foreign-key checks, because the rows of buyers and orders are not needed here.
  await sql`set session_replication_role = replica`.execute(db)
})
afterAll(() => db.destroy())

const attendee = (id: string, user: string, type: string, number: string) => sql`
  insert into audiences (audience_id, user_id, name, id_type, id_no, country_code, cellphone, birthday, created_at)
  values (${id}, ${user}, 'Holder', ${type}, ${number}, '86', '', '', 1)`

it('removes brackets from stored document numbers, and updates the document keys of their orders', async () => {
  const old = { id_type: 'HK_ID', id_no: 'A123456(3)' }
  const rows = [
    attendee('A1', 'U1', 'HK_ID', 'A123456(3)'),
    attendee('A2', 'U1', 'PASSPORT', 'E12345678'),
    attendee('A3', 'U2', 'MACAO_ID', '1234567(8)'),
    attendee('A4', 'U2', 'MACAO_ID', '12345678'),
    sql`insert into order_audiences (order_id, audience_id, name, id_type, id_no, sort, document_key)
      values ('O1', 'A1', 'Holder', 'HK_ID', 'A1******)', 0, ${documentKey(old)})`,
  ]
  for (const row of rows) await row.execute(db)
  await migrate(db)
  const numbers = await db.selectFrom('audiences').select(['audience_id', 'id_no']).orderBy('audience_id').execute()
  expect(numbers.map(({ id_no }) => id_no)).toEqual(['A1234563', 'E12345678', '1234567(8)', '12345678'])
  const { document_key } = await db.selectFrom('order_audiences').select('document_key').executeTakeFirstOrThrow()
  expect(document_key).toBe(documentKey({ ...old, id_no: 'A1234563' }))
})
