import { sql } from 'kysely'
import { gatherModules, seedOrder } from '../../../scripts/gateway/core/gather'
import { testGateway } from '../support/gateway'

jest.setTimeout(240_000)

describe('the modules of the gateway', () => {
  it('own every table but those of the core', async () => {
    const { gateway } = await testGateway()
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      gateway.context.db,
    )
    await gateway.close()
    const owned = gatherModules().flatMap(({ tables = [] }) => tables)
    expect([...owned, 'login_sessions', 'meta', 'refresh_tokens'].sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('comment each of their codes in three languages', () => {
    for (const { codes = {}, texts } of gatherModules())
      for (const name of Object.keys(codes))
        expect({ name, commented: texts?.has(`codes.${name}`) }).toEqual({ name, commented: true })
  })

  it('seed after those whose rows they refer to', () => {
    const names = seedOrder([{ name: 'a', seedAfter: ['c'] }, { name: 'b' }, { name: 'c', seedAfter: ['b'] }])
    expect(names.map(({ name }) => name)).toEqual(['b', 'c', 'a'])
    expect(() => seedOrder([{ name: 'a', seedAfter: ['a'] }])).toThrow('a → a')
    expect(() => seedOrder([{ name: 'a', seedAfter: ['nobody'] }])).toThrow('nobody')
  })
})
