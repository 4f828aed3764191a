import { levelRights, type MemberLevel, memberLevels, type MemberRight } from '@/api/member'
import type { Services } from '../services'

/** A level with its rights that buyers see. */
export interface LevelWithRights extends MemberLevel {
  rights: readonly MemberRight[]
}

/** Loads all levels with their rights, the lowest level first. */
export const loadLevelRights = async ({ client }: Pick<Services, 'client'>): Promise<LevelWithRights[]> => {
  const levels = await client.call(memberLevels, {})
  return Promise.all(
    levels.map(async (level) => {
      const rights = await client.call(levelRights, { level: level.level })
      return { ...level, rights: rights.filter(({ isDisplayToUser }) => isDisplayToUser) }
    }),
  )
}
