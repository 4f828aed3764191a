import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import type { Db } from '../../../../scripts/gateway/core/database/database'
import { openEmbedded } from '../../../../scripts/gateway/core/database/open'
import { START } from '../../support/gateway'
import { seededImage } from '../../support/native/image'

let db: Db
let client: PGlite
beforeAll(async () => {
  ;({ db, client } = await openEmbedded({ image: await seededImage(START) }))
  await sql`create table notes (id int8, body jsonb)`.execute(db)
})
afterAll(() => db.destroy())

const add = (id: number, on = db) => sql`insert into notes values (${id}, ${JSON.stringify({ id })})`.execute(on)
const ids = async (): Promise<number[]> =>
  (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(({ id }) => id)
const prepared = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  )

it('prepares an SQL statement from the second use on', async () => {
  const text = 'select $1::int8 as one'
  const one = () => sql<{ one: number }>`select ${1}::int8 as one`.execute(db)
  expect((await one()).rows).toEqual([{ one: 1 }])
  expect(await prepared()).not.toContain(text)
  expect((await one()).rows).toEqual([{ one: 1 }])
  expect(await prepared()).toContain(text)
})

it('runs the next SQL statement after a failed statement, prepared or not', async () => {
  for (const value of ['1', 'x', 'y', '2']) {
    const done = sql<{ n: number }>`select ${value}::int4 as n`.execute(db)
    if (Number.isNaN(Number(value))) await expect(done).rejects.toMatchObject({ code: '22P02' })
    else expect((await done).rows).toEqual([{ n: Number(value) }])
  }
})

it('discards a failed transaction, while other statements wait for its end', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await add(1, tx as Db)
    throw new Error('no')
  })
  const after = add(2)
  await expect(failing).rejects.toThrow('no')
  await after
  expect(await ids()).toEqual([2])
})

it('continues to run statements after a PGlite call in a transaction has failed', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await add(3, tx as Db)
    jest.spyOn(client, 'execProtocolRaw').mockRejectedValueOnce(new Error('failed'))
    await add(4, tx as Db)
  })
  await expect(failing).rejects.toThrow('connection error')
  expect(await ids()).toEqual([2])
  expect(await ids()).toEqual([2])
})
