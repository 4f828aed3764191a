import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Locks of a transaction that is running. */
interface Locks {
  /**
   * Tables with rows that the transaction inserted. Updates of these tables do not count as locks, because no other
   * transaction sees the rows.
   */
  own: Set<string>
  /** Tables in the order of their first lock. */
  locked: string[]
}

/** Tables in the order in which a transaction may lock them (scripts/gateway/DESIGN.md, "Lock order"). */
const documentedOrder = (): string[] => {
  const [, section = ''] = readFileSync('scripts/gateway/DESIGN.md', 'utf8').split('## Lock order')
  const rows = section.split('\n').filter((line) => /^\| \d/.test(line))
  return rows.flatMap((row) => /`(\w+)`/.exec(row)?.[1] ?? [])
}

/** Records the table that a statement locks, if any. */
const note = ({ own, locked }: Locks, text: string): void => {
  const [, verb, written] = /^(insert into|update|delete from) "(\w+)"/.exec(text) ?? []
  if (verb === 'insert into' && written) own.add(written)
  const [isLocking, alias] = /^(?:with "\w+" as \()?select .* for (?:no key )?update(?: of "(\w+)")?/s.exec(text) ?? []
  const source = alias ? new RegExp(`"(\\w+)" as "${alias}"`) : /from "(\w+)"/
  const table = isLocking ? source.exec(text)?.[1] : verb === 'insert into' || own.has(written ?? '') ? '' : written
  if (table && !locked.includes(table)) locked.push(table)
}

/** Returns true if the tables are locked in the documented order. Ignores tables that the document does not list. */
const isInOrder = (locked: readonly string[], order: readonly string[]): boolean => {
  const ranks = locked.map((table) => order.indexOf(table)).filter((rank) => rank >= 0)
  return ranks.every((rank, at) => at === 0 || ranks[at - 1]! < rank)
}

/** Records the tables that each transaction locks, until `stop` is called. */
const recordLocks = () => {
  const running = new WeakMap<object, Locks>()
  const ended = new Map<string, readonly string[]>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: object, ...given: Parameters<typeof query>) {
    const [statement] = given as unknown as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    const locks = running.get(this)
    if (/^(begin|start transaction)/.test(text)) running.set(this, { own: new Set(), locked: [] })
    else if (locks && /^(commit|rollback)$/.test(text)) {
      ended.set(locks.locked.join(), locks.locked)
      running.delete(this)
    } else if (locks) note(locks, text)
    return query.apply(this as pg.Client, given)
  } as typeof query
  return {
    /** Returns the different sequences of locked tables. */
    sequences: () => [...ended.values()],
    stop: () => void (pg.Client.prototype.query = query),
  }
}

/**
 * Adds a test that checks the lock order of all transactions of this file. Call it after the other tests.
 * @param expected tables that at least one transaction locks
 */
export const checkLockOrder = (expected: readonly string[] = ['orders', 'stocks']): void => {
  let locks: ReturnType<typeof recordLocks>
  beforeAll(() => {
    locks = recordLocks()
  })
  afterAll(() => locks.stop())

  it('locks rows in the documented order', () => {
    const order = documentedOrder()
    expect(locks.sequences().some((tables) => expected.every((table) => tables.includes(table)))).toBe(true)
    expect(locks.sequences().filter((tables) => !isInOrder(tables, order))).toEqual([])
  })
}
