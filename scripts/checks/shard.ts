import type { Check } from './check'

/** One of `count` parts of a set, counted from 1. */
export interface Shard {
  index: number
  count: number
}

/**
 * Checks with a shard of their own, because they take longest. The first shard has all others: lint, types, the
 * harness, and checks of the builds. The second has Jest, and the third has the browser.
 */
const LONGEST = ['jest', 'e2e']

const MOST_SHARDS = LONGEST.length + 1

/** Parses `1/3`. @throws Error for an unknown shard */
export const parseShard = (text: string): Shard => {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (index < 1 || index > count || count > MOST_SHARDS)
    throw new Error(`Invalid shard "${text}": use 1/2 or 1/3, with at most ${MOST_SHARDS} shards.`)
  return { index, count }
}

/**
 * Returns the checks of a shard in order. Each check belongs to one shard. A build belongs to each shard that needs it.
 */
export const shardOf = (checks: readonly Check[], { index, count }: Shard): Check[] => {
  const needed = new Set(checks.flatMap(({ needs = [] }) => needs))
  const isOwn = ({ name }: Check): boolean => !needed.has(name) && (LONGEST.indexOf(name) + 1) % count === index - 1
  const chosen = new Set(checks.filter(isOwn))
  const byName = new Map(checks.map((check) => [check.name, check]))
  // The loop also visits the checks that it adds, because a needed check may need another one.
  for (const { needs = [] } of chosen)
    for (const name of needs) {
      const need = byName.get(name)
      if (need) chosen.add(need)
    }
  return checks.filter((check) => chosen.has(check))
}
