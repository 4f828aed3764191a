import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { seedOrder } from '../../../scripts/gateway/core/gather'
import { readTables } from '../../../scripts/generate/tables'
import { testGateway } from '../support/gateway'

jest.setTimeout(240_000)

it('finds the same tables and columns in the migrations and in the database', async () => {
  const { gateway } = await testGateway()
  const { rows } = await sql<{ table: string; column: string; nullable: string; generated: boolean }>`
    select c.table_name as table, c.column_name as column, c.is_nullable as nullable,
      c.column_default is not null or c.is_identity = 'YES' as generated
    from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
    where c.table_schema = 'public' and c.table_name not like 'kysely%'`.execute(gateway.context.db)
  await gateway.close()
  const folder = path.resolve('scripts/gateway/core/database/migrations')
  const migrations = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const read = [...readTables(migrations)].flatMap(([table, columns]) =>
    [...columns].map(([column, { nullable, generated }]) => `${table}.${column} ${nullable} ${generated}`),
  )
  expect(read.sort()).toEqual(
    rows
      .map(({ table, column, nullable, generated }) => `${table}.${column} ${nullable === 'YES'} ${generated}`)
      .sort(),
  )
})

describe('the modules of the gateway', () => {
  it('add their seed data after the modules on which the data depends', () => {
    const names = seedOrder([{ name: 'a', seedAfter: ['c'] }, { name: 'b' }, { name: 'c', seedAfter: ['b'] }])
    expect(names.map(({ name }) => name)).toEqual(['b', 'c', 'a'])
    expect(() => seedOrder([{ name: 'a', seedAfter: ['a'] }])).toThrow('a → a')
    expect(() => seedOrder([{ name: 'a', seedAfter: ['missing'] }])).toThrow('missing')
  })
})
