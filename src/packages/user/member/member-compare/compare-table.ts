import type { MemberRight } from '@/api/member'
import type { LevelWithRights } from '@/components/member/level-rights'

/**
 * A row of the table: a right and its value in each level. The value is null for levels that do not have the right.
 */
export interface CompareRow {
  rightType: MemberRight['rightType']
  name: string
  icon: string
  values: readonly (string | null)[]
}

/** Returns one row for each right that any level has. Rights of the highest level come first. */
export const compareRows = (levels: readonly LevelWithRights[]): CompareRow[] => {
  const all = new Map(
    [...levels]
      .reverse()
      .flatMap(({ rights }) => rights)
      .map((right) => [right.rightType, right]),
  )
  return [...all.values()].map(({ rightType, primeRightTypeName: name, icon }) => ({
    ...{ rightType, name, icon },
    values: levels.map(({ rights }) => {
      const right = rights.find((each) => each.rightType === rightType)
      return right ? right.badgeDesc || name : null
    }),
  }))
}
