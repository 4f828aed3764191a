import type { Check } from '../../../scripts/checks/check'
import { SETS } from '../../../scripts/checks/list'
import { parseShard, shardOf } from '../../../scripts/checks/shard'

const all = SETS.all!
const namesOf = (checks: readonly Check[]): string[] => checks.map(({ name }) => name)
const isBuild = (name: string): boolean => name.startsWith('build:')

describe('shardOf', () => {
  it.each([1, 2, 3])('puts each check into one of %i shards, and each build into at least one', (count) => {
    const shards = Array.from({ length: count }, (_, at) => namesOf(shardOf(all, { index: at + 1, count })))
    const checks = shards.flat().filter((name) => !isBuild(name))
    expect([...checks].sort()).toEqual(
      namesOf(all)
        .filter((name) => !isBuild(name))
        .sort(),
    )
    expect(new Set(shards.flat())).toEqual(new Set(namesOf(all)))
  })

  it.each([1, 2, 3])('builds the dependencies of the checks in shard %i of 3', (index) => {
    const shard = shardOf(all, { index, count: 3 })
    const names = namesOf(shard)
    for (const { needs = [] } of shard) expect(names).toEqual(expect.arrayContaining([...needs]))
    const needed = new Set(shard.flatMap(({ needs = [] }) => needs))
    expect(names.filter(isBuild).filter((name) => !needed.has(name))).toEqual([])
  })

  it('puts Jest and the browser tests into separate shards', () => {
    expect(namesOf(shardOf(all, { index: 2, count: 3 }))).toEqual(['jest'])
    expect(namesOf(shardOf(all, { index: 3, count: 3 }))).toEqual(['build:h5', 'e2e'])
  })

  it('includes indirect dependencies', () => {
    const check = (name: string, ...needs: string[]): Check => ({ name, command: ['true'], cores: 1, needs })
    const checks = [check('install'), check('build', 'install'), check('e2e', 'build'), check('oxlint')]
    expect(namesOf(shardOf(checks, { index: 3, count: 3 }))).toEqual(['install', 'build', 'e2e'])
  })
})

describe('parseShard', () => {
  it('reads the shard index and the number of shards', () => {
    expect(parseShard('2/3')).toEqual({ index: 2, count: 3 })
  })

  it.each(['', '1', '0/3', '4/3', '1/4', '1/3/3', 'a/b'])('refuses "%s"', (text) => {
    expect(() => parseShard(text)).toThrow(`Invalid shard "${text}"`)
  })
})
