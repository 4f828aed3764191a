import type { MemberRight } from '@/api/member'
import type { LevelWithRights } from '@/components/member/level-rights'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { memberCenterTexts } from '@/locales/namespaces/member-center'

export interface RightByLevelProps {
  levels: readonly LevelWithRights[]
  right: MemberRight
  /** The buyer's level; 0 if the buyer has no level. */
  ownLevel: number
}

/** Draws the value of a right in each level, and marks the buyer's own level. */
export function RightByLevel({ levels, right: { rightType }, ownLevel }: RightByLevelProps) {
  const t = useTexts(memberCenterTexts)
  return (
    <Card title={t('memberCenter.right.byLevel')}>
      {levels.map(({ level, primeLevelName, rights }) => (
        <FactRow
          key={level}
          title={level === ownLevel ? t('memberCenter.ownName', { name: primeLevelName }) : primeLevelName}
          value={rights.find((each) => each.rightType === rightType)?.badgeDesc ?? t('memberCenter.none')}
        />
      ))}
    </Card>
  )
}
